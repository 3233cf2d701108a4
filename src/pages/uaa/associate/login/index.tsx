import { Button } from 'antd';
import { LinkButton } from '@/components/Action/LinkButton';
import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { LoadError } from '@/components/Status/LoadError';
import type { Data } from '@/contract';
import { PasswordSignInForm } from '@/features/signIn/components/PasswordSignInForm';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { useT } from '@/hooks/useT';
import type { ApiError } from '@/utils/http/ApiError';
import { readLoginReferer, returnToSignIn } from '@/utils/routing/loginReferer';
import { REGISTER_PATH } from '@/utils/routing/paths';
import { bindTicket, useBindTicket, usePreselectUserType } from './useBindTicket';
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

interface Props {
  /** The ticket, and the provider's account that it identifies. */
  bind: string;
  ticket: Data<'bindTicket'>;
  /** Called after a failed sign-in. */
  onError: (error: ApiError) => void;
}

/** Signs in with a password and binds the provider's account. Alternatives: register, or start again. */
function BindForm({ bind, ticket, onError }: Props) {
  const t = useT();
  const { provider, providerName, nickname } = ticket;
  usePreselectUserType(provider);

  const startAgain = () => {
    bindTicket.clear();
    returnToSignIn();
  };

  return (
    <div className="bind">
      <p>{t('associate.who', { provider: providerName, nickname })}</p>
      <p className="bind-why">{t('associate.why', { provider: providerName })}</p>
      <PasswordSignInForm
        referer={readLoginReferer()}
        bind={{ provider, ticket: bind }}
        submitLabel="associate.submit"
        submittingLabel="form.linking"
        onSignedIn={bindTicket.clear}
        onError={onError}
      />
      <div className="bind-ways">
        <LinkButton type="link" to={REGISTER_PATH}>
          {t('associate.register')}
        </LinkButton>
        <Button type="link" onClick={startAgain}>
          {t('associate.notYou')}
        </Button>
      </div>
    </div>
  );
}
