import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { useT } from '@/hooks/useT';
import { FrozenAccountDetails } from './components/FrozenAccountDetails';
import { readFrozenTicket, TICKET_PARAM } from './frozenTicketStore';
import './index.css';

const ONCE_ONLY = [TICKET_PARAM];

/** /uaa/frozen: where a sign-in leads whose account is frozen. */
export default function FrozenPage() {
  const t = useT();
  const ticket = useOneTimeQuery(readFrozenTicket, ONCE_ONLY);
  return (
    <div className="frozen">
      <h1>{t('page.frozen')}</h1>
      {ticket !== undefined && <FrozenAccountDetails ticket={ticket} />}
    </div>
  );
}
