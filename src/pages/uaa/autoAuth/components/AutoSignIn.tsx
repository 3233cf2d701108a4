import { Button } from 'antd';
import { RedirectingPage } from '@/components/RedirectingPage';
import type { Query } from '@/contract';
import { useRedirectStep } from '@/hooks/useRedirectStep';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { getAutoAuth } from '@/services/authorize';
import { saveLoginReferer } from '@/utils/routing/loginReferer';
import { getSignInPath } from '@/utils/routing/paths';
import { followAddress, replaceWith } from '@/utils/routing/redirect';

/** Asks for the way in by a session elsewhere, and takes it; without one it leads to sign-in. */
export function AutoSignIn({ query }: { query: Query<'autoAuth'> }) {
  const t = useT();
  const referer = useReferer();
  const toSignIn = () => replaceWith(getSignInPath(referer));

  const { problem, retry } = useRedirectStep<'lost' | 'refused'>({
    ask: async () => {
      const address = await getAutoAuth(query);
      return () => {
        if (address === false) return 'lost';
        if (address === true) {
          toSignIn();
          return null;
        }
        // It may lead over a provider's page, and from there to callBack.
        saveLoginReferer(referer);
        return followAddress(address, { replace: true }) ? null : 'refused';
      };
    },
    explain: () => 'lost',
  });

  return (
    <RedirectingPage
      title={problem ? 'authorize.auto.failed' : 'page.autoAuth'}
      busy={t('authorize.auto.busy')}
      problem={problem ? t(`authorize.auto.${problem}`) : ''}
    >
      <Button type="primary" onClick={toSignIn}>
        {t('associate.back')}
      </Button>
      <Button onClick={retry}>{t('common.retry')}</Button>
    </RedirectingPage>
  );
}
