import { useCallback } from 'react';
import { Alert } from '@/components/Alert';
import { LingeringSpin } from '@/components/LingeringSpin';
import { LoadError } from '@/components/LoadError';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { useTakenQuery } from '@/hooks/useTakenQuery';
import { getRegisterTicket } from '@/services/uaa';
import { JourneyScreen } from './components/JourneyScreen';
import { keepProof } from './proofKept';
import './index.css';

/** Keeps the number a sign-in by SMS has proved. False where nobody knows the ticket any more. */
async function takeProof(ticket: string): Promise<'kept' | 'gone'> {
  const proved = await getRegisterTicket(ticket);
  if (!proved) return 'gone';
  keepProof('register', { ticket, ...proved }, '');
  return 'kept';
}

/** The journey, once the number of the ticket somebody came with has been read. */
function Arrival({ ticket }: { ticket: string }) {
  const t = useT();
  const load = useCallback(() => takeProof(ticket), [ticket]);
  const { data, failed, loading, reload } = useLoad(load);
  if (failed) return <LoadError title="register.ticketFailed" busy={loading} onRetry={reload} />;
  if (!data) return <LingeringSpin spinning />;
  return (
    <>
      {data === 'gone' && (
        <Alert type="warning" role="alert" className="journey-note" message={t('register.why.ticket')} />
      )}
      <JourneyScreen />
    </>
  );
}

const readTicket = (query: URLSearchParams) => query.get('ticket') ?? '';

/** /uaa/register: a person or a legal entity becomes a user. */
export default function RegisterPage() {
  const t = useT();
  const ticket = useTakenQuery(readTicket, ['ticket']);
  return (
    <div className="journey">
      <h1>{t('page.register')}</h1>
      {ticket === '' && <JourneyScreen />}
      {ticket && <Arrival ticket={ticket} />}
    </div>
  );
}
