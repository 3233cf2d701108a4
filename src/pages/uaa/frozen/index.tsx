import { useT } from '@/hooks/useT';
import { useTakenQuery } from '@/hooks/useTakenQuery';
import { Frozen } from './components/Frozen';
import { TICKET, ticketOf } from './ticketKept';
import './index.css';

const ONCE_ONLY = [TICKET];

/** /uaa/frozen: where a sign-in leads whose account is frozen. */
export default function FrozenPage() {
  const t = useT();
  const ticket = useTakenQuery(ticketOf, ONCE_ONLY);
  return (
    <div className="frozen">
      <h1>{t('page.frozen')}</h1>
      {ticket !== undefined && <Frozen ticket={ticket} />}
    </div>
  );
}
