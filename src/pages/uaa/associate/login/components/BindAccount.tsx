import { Button } from 'antd';
import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { LoadError } from '@/components/Status/LoadError';
import { useT } from '@/hooks/useT';
import { returnToSignIn } from '@/utils/routing/loginReferer';
import { useBindTicket } from '../useBindTicket';
import { BindForm } from './BindForm';
import './BindAccount.css';

/** The form of a valid ticket; for an invalid one a link to sign-in. */
export function BindAccount({ bind }: { bind: string }) {
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
  return <LoadError error={error} title="associate.loadFailed" busy={loading} onRetry={reload} />;
}
