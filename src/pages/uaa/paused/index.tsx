import { TextSkeleton } from '@/components/Status/TextSkeleton';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { useT } from '@/hooks/useT';
import { PausedAccountDetails, pausedTicket } from './components/PausedAccountDetails';

/** /uaa/paused: opened after the user has reported an intruder in the account, and by later sign-ins to it. */
export default function PausedPage() {
  const t = useT();
  const ticket = useOneTimeQuery(pausedTicket.read, [pausedTicket.param]);
  return (
    <div className="stack">
      <h1>{t('page.paused')}</h1>
      {ticket === undefined ? <TextSkeleton rows={6} /> : <PausedAccountDetails ticket={ticket} />}
    </div>
  );
}
