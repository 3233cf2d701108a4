import { TextSkeleton } from '@/components/Status/TextSkeleton';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { useT } from '@/hooks/useT';
import { UndoOfferDetails } from './components/UndoOfferDetails';

const readToken = (params: URLSearchParams): string => params.get('token') ?? '';

/** /uaa/undo: opened by the link of an alert mail. Opening it changes nothing. */
export default function UndoPage() {
  const t = useT();
  const token = useOneTimeQuery(readToken, ['token']);
  return (
    <div className="stack undo">
      <h1>{t('page.undo')}</h1>
      {token === undefined ? <TextSkeleton rows={6} /> : <UndoOfferDetails token={token} />}
    </div>
  );
}
