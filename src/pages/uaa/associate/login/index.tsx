import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { useT } from '@/hooks/useT';
import { BIND_PARAM, readBindTicket } from './bindTicketStore';
import { BindAccount } from './components/BindAccount';

const ONE_TIME_PARAMS = [BIND_PARAM];

/** /uaa/associate/login: whose account of the portal a provider's account belongs to. */
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
