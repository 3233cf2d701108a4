import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { useT } from '@/hooks/useT';
import { BIND_PARAM, readBindTicket } from './bindTicketStore';
import { BindAccount } from './components/BindAccount';

/** /uaa/associate/login: links a provider's account to an account of the portal. */
export default function AssociateLoginPage() {
  const t = useT();
  const bind = useOneTimeQuery(readBindTicket, [BIND_PARAM]);
  return (
    <>
      <h1>{t('page.associateLogin')}</h1>
      {bind === undefined ? <FormSkeleton fields={2} /> : <BindAccount bind={bind} />}
    </>
  );
}
