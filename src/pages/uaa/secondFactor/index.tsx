import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { useT } from '@/hooks/useT';
import { SecondFactorForm, secondFactorTicket } from './components/SecondFactorForm';

/** /uaa/secondFactor: asks for a code of the authenticator app after the password or the text message. */
export default function SecondFactorPage() {
  const t = useT();
  const ticket = useOneTimeQuery(secondFactorTicket.read, [secondFactorTicket.param]);
  return (
    <>
      <h1>{t('page.secondFactor')}</h1>
      {ticket === undefined ? <FormSkeleton fields={1} /> : <SecondFactorForm ticket={ticket} />}
    </>
  );
}
