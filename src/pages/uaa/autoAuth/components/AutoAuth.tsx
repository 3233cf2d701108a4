import { Button } from 'antd';
import { PassingPage } from '@/components/PassingPage';
import type { Query } from '@/contract';
import { usePassage } from '@/hooks/usePassage';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { getAutoAuth } from '@/services/authorize';
import { keepReferer } from '@/utils/routing/loginReferer';
import { leaveTo, replaceWith, signInFor } from '@/utils/routing/redirect';

/** Asks for the way in by a session elsewhere, and takes it; without one it leads to sign-in. */
export function AutoAuth({ query }: { query: Query<'autoAuth'> }) {
  const t = useT();
  const referer = useReferer();
  const toSignIn = () => replaceWith(signInFor(referer));

  const { problem, retry } = usePassage<'lost' | 'refused'>({
    ask: async () => {
      const address = await getAutoAuth(query);
      return () => {
        if (address === false) return 'lost';
        if (address === true) {
          toSignIn();
          return null;
        }
        // It may lead over a provider's page, and from there to callBack.
        keepReferer(referer);
        return leaveTo(address, { replace: true }) ? null : 'refused';
      };
    },
    explain: () => 'lost',
  });

  return (
    <PassingPage
      title={problem ? 'authorize.auto.failed' : 'page.autoAuth'}
      busy={t('authorize.auto.busy')}
      problem={problem ? t(`authorize.auto.${problem}`) : ''}
    >
      <Button type="primary" onClick={toSignIn}>
        {t('associate.back')}
      </Button>
      <Button onClick={retry}>{t('common.retry')}</Button>
    </PassingPage>
  );
}
