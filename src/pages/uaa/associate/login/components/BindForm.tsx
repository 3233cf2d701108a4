import { Button } from 'antd';
import type { Data } from '@/contract';
import { useT } from '@/hooks/useT';
import { backToSignIn, keptReferer } from '@/utils/routing/loginReferer';
import { goTo } from '@/utils/routing/redirect';
import { hasPage } from '@/utils/routing/routeTable';
import { PasswordForm } from '../../../login/components/PasswordForm';
import { forgetBind } from '../bindKept';
import { useUserTypeOf } from '../useTicket';

const REGISTER = '/uaa/register';

/** Binds a provider's account to the one that signs in here once with its password; or another way on. */
export function BindForm({ bind, ticket }: { bind: string; ticket: Data<'bindTicket'> }) {
  const t = useT();
  const { provider, providerName, nickname } = ticket;
  useUserTypeOf(provider);

  const startAgain = () => {
    forgetBind();
    backToSignIn();
  };

  return (
    <div className="bind">
      <p>{t('associate.who', { provider: providerName, nickname })}</p>
      <p className="bind-why">{t('associate.why', { provider: providerName })}</p>
      <PasswordForm
        referer={keptReferer()}
        bind={{ provider, ticket: bind }}
        submitWords="associate.submit"
        submittingWords="associate.submitting"
        onSignedIn={forgetBind}
      />
      <div className="bind-ways">
        {hasPage(REGISTER) && (
          <Button type="link" onClick={() => goTo(REGISTER)}>
            {t('associate.register')}
          </Button>
        )}
        <Button type="link" onClick={startAgain}>
          {t('associate.notYou')}
        </Button>
      </div>
    </div>
  );
}
