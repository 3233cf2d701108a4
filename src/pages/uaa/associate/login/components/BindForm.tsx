import { Button } from 'antd';
import { LinkButton } from '@/components/Action/LinkButton';
import type { Data } from '@/contract';
import { PasswordSignInForm } from '@/features/signIn/components/PasswordSignInForm';
import { useT } from '@/hooks/useT';
import type { ApiError } from '@/utils/http/ApiError';
import { readLoginReferer, returnToSignIn } from '@/utils/routing/loginReferer';
import { REGISTER_PATH } from '@/utils/routing/paths';
import { bindTicket, usePreselectUserType } from '../useBindTicket';

interface Props {
  /** The ticket, and the provider's account that it identifies. */
  bind: string;
  ticket: Data<'bindTicket'>;
  /** Called after a failed sign-in. */
  onError: (error: ApiError) => void;
}

/** Signs in with a password and binds the provider's account. Alternatives: register, or start again. */
export function BindForm({ bind, ticket, onError }: Props) {
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
