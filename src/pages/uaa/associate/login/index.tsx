import { Button } from 'antd';
import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { LoadError } from '@/components/Status/LoadError';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { useT } from '@/hooks/useT';
import { returnToSignIn } from '@/utils/routing/loginReferer';
import { BindForm } from './components/BindForm';
import { bindTicket, useBindTicket } from './useBindTicket';
import './index.css';

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

/** The form of a valid ticket; for an invalid one a link to sign-in. */
function BindAccount({ bind }: { bind: string }) {
  const t = useT();
  const { data: ticket, end, error, loading, reload, handleError } = useBindTicket(bind);

  if (end) {
    return (
      <div className="bind">
        <p role="alert" className="bind-why">
          {t('associate.gone')}
        </p>
        <Button type="primary" block size="large" onClick={returnToSignIn}>
          {t('associate.back')}
        </Button>
      </div>
    );
  }
  if (ticket) return <BindForm bind={bind} ticket={ticket} onError={handleError} />;
  if (loading) return <FormSkeleton fields={2} />;
  return <LoadError error={error} title="associate.loadFailed" onRetry={reload} />;
}
