import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { useT } from '@/hooks/useT';
import { BIND_PARAM, readBindTicket } from './bindTicketStore';
import { BindAccount } from './components/BindAccount';

const ONE_TIME_PARAMS = [BIND_PARAM];

/** /uaa/associate/login: links a provider's account to an account of the portal. */
export default function AssociateLoginPage() {
  const t = useT();
  const bind = useOneTimeQuery(readBindTicket, ONE_TIME_PARAMS);
  return (
    <>
      <h1>{t('page.associateLogin')}</h1>
      {bind === undefined ? <FormSkeleton fields={2} /> : <BindAccount bind={bind} />}
    </>
  );
}
