import { TextSkeleton } from '@/components/Status/TextSkeleton';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { useT } from '@/hooks/useT';
import { UndoOfferDetails } from './components/UndoOfferDetails';
import { undoToken } from './useUndo';

/** /uaa/undo: opened by the link of an alert mail. Opening it changes nothing. */
export default function UndoPage() {
  const t = useT();
  const token = useOneTimeQuery(undoToken.read, [undoToken.param]);
  return (
    <div className="stack undo">
      <h1>{t('page.undo')}</h1>
      {token === undefined ? <TextSkeleton rows={6} /> : <UndoOfferDetails token={token} />}
    </div>
  );
}
