import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { useT } from '@/hooks/useT';
import { BindAccount } from './components/BindAccount';
import { bindTicket } from './useBindTicket';

/** /uaa/associate/login: links a provider's account to an account of the portal. */
export default function AssociateLoginPage() {
  const t = useT();
  const bind = useOneTimeQuery(bindTicket.read, [bindTicket.param]);
  return (
    <>
      <h1>{t('page.associateLogin')}</h1>
      {bind === undefined ? <FormSkeleton fields={2} /> : <BindAccount bind={bind} />}
    </>
  );
}
