import { useCallback } from 'react';
import { Alert } from '@/components/Status/Alert';
import { DelayedSpin } from '@/components/Status/DelayedSpin';
import { LoadError } from '@/components/Status/LoadError';
import { useLoad } from '@/hooks/useLoad';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { useT } from '@/hooks/useT';
import { getRegisterTicket } from '@/services/guides';
import { ApiError } from '@/utils/http/ApiError';
import { saveMobileProof } from './mobileProofStore';
import { RegistrationWizard } from './RegistrationWizard';
import './index.css';

/**
 * Stores the number that a sign-in by SMS has verified. Resolves with 'gone' if the server refuses the ticket. Throws
 * ApiError.
 */
async function saveProofOfTicket(ticket: string): Promise<'saved' | 'gone'> {
  try {
    saveMobileProof('register', { ticket, ...(await getRegisterTicket(ticket)) }, '');
    return 'saved';
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused') return 'gone';
    throw error;
  }
}

/** Registration after a sign-in by SMS, with the ticket of the verified number. */
function RegistrationWithTicket({ ticket }: { ticket: string }) {
  const t = useT();
  const load = useCallback(() => saveProofOfTicket(ticket), [ticket]);
  const { data, error, reload } = useLoad(load);
  if (error) return <LoadError error={error} title="register.ticketFailed" onRetry={reload} />;
  if (!data) return <DelayedSpin spinning />;
  return (
    <>
      {data === 'gone' && (
        <Alert type="warning" role="alert" className="registration-note" message={t('register.why.ticket')} />
      )}
      <RegistrationWizard />
    </>
  );
}

const readTicket = (query: URLSearchParams) => query.get('ticket') ?? '';

/** /uaa/register: registers a person or a legal entity. */
export default function RegisterPage() {
  const t = useT();
  const ticket = useOneTimeQuery(readTicket, ['ticket']);
  return (
    <div className="registration">
      <h1>{t('page.register')}</h1>
      {ticket === '' && <RegistrationWizard />}
      {ticket && <RegistrationWithTicket ticket={ticket} />}
    </div>
  );
}
