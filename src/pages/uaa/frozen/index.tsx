import { TextSkeleton } from '@/components/Status/TextSkeleton';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { useT } from '@/hooks/useT';
import { FrozenAccountDetails } from './components/FrozenAccountDetails';
import { frozenTicket } from './ticket';
import './index.css';

/** /uaa/frozen: opened by a sign-in to a frozen account. */
export default function FrozenPage() {
  const t = useT();
  const ticket = useOneTimeQuery(frozenTicket.read, [frozenTicket.param]);
  return (
    <div className="stack">
      <h1>{t('page.frozen')}</h1>
      {ticket === undefined ? <TextSkeleton rows={6} /> : <FrozenAccountDetails ticket={ticket} />}
    </div>
  );
}
