import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { useT } from '@/hooks/useT';
import { SecondFactorForm } from './components/SecondFactorForm';
import { readTicket, TICKET_PARAM } from './secondFactorTicket';

const ONE_TIME_PARAMS = [TICKET_PARAM];

/** /uaa/secondFactor: asks for a code of the authenticator app after the password or the text message. */
export default function SecondFactorPage() {
  const t = useT();
  const ticket = useOneTimeQuery(readTicket, ONE_TIME_PARAMS);
  return (
    <>
      <h1>{t('page.secondFactor')}</h1>
      {ticket === undefined ? <FormSkeleton fields={1} /> : <SecondFactorForm ticket={ticket} />}
    </>
  );
}
