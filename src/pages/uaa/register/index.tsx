import { useCallback } from 'react';
import { Alert } from '@/components/Alert';
import { DelayedSpin } from '@/components/DelayedSpin';
import { LoadError } from '@/components/LoadError';
import { useLoad } from '@/hooks/useLoad';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { useT } from '@/hooks/useT';
import { getRegisterTicket } from '@/services/guides';
import { saveMobileProof } from './mobileProofStore';
import { RegistrationWizard } from './RegistrationWizard';
import './index.css';

/** Keeps the number a sign-in by SMS has proved. False where nobody knows the ticket any more. */
async function takeProof(ticket: string): Promise<'kept' | 'gone'> {
  const proved = await getRegisterTicket(ticket);
  if (!proved) return 'gone';
  saveMobileProof('register', { ticket, ...proved }, '');
  return 'kept';
}

/** The journey, once the number of the ticket somebody came with has been read. */
function Arrival({ ticket }: { ticket: string }) {
  const t = useT();
  const load = useCallback(() => takeProof(ticket), [ticket]);
  const { data, error, loading, reload } = useLoad(load);
  if (error) return <LoadError error={error} title="register.ticketFailed" busy={loading} onRetry={reload} />;
  if (!data) return <DelayedSpin spinning />;
  return (
    <>
      {data === 'gone' && (
        <Alert type="warning" role="alert" className="journey-note" message={t('register.why.ticket')} />
      )}
      <RegistrationWizard />
    </>
  );
}

const readTicket = (query: URLSearchParams) => query.get('ticket') ?? '';

/** /uaa/register: a person or a legal entity becomes a user. */
export default function RegisterPage() {
  const t = useT();
  const ticket = useOneTimeQuery(readTicket, ['ticket']);
  return (
    <div className="journey">
      <h1>{t('page.register')}</h1>
      {ticket === '' && <RegistrationWizard />}
      {ticket && <Arrival ticket={ticket} />}
    </div>
  );
}
