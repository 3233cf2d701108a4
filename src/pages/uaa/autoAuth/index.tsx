import { Button } from 'antd';
import { useState } from 'react';
import { RedirectingPage } from '@/components/Frame/RedirectingPage';
import type { Query } from '@/contract';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { useRedirectStep } from '@/hooks/useRedirectStep';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { getAutoAuth } from '@/services/authorize';
import { getCurrentQuery } from '@/utils/routing/currentAddress';
import { saveLoginReferer } from '@/utils/routing/loginReferer';
import { getSignInPath } from '@/utils/routing/paths';
import { followAddress, replaceWith } from '@/utils/routing/redirect';

const readAll = (query: URLSearchParams): Record<string, string> => Object.fromEntries(query);

/**
 * /uaa/autoAuth: signs in users who are signed in to another system; others get the sign-in page. Removes the proof
 * from the address bar first; the referer stays.
 */
export default function AutoAuthPage() {
  const t = useT();
  const [names] = useState(() => Object.keys(getCurrentQuery()).filter((name) => name !== 'referer'));
  const query = useOneTimeQuery(readAll, names);
  if (query) return <AutoSignIn query={query} />;
  return <RedirectingPage title="page.autoAuth" busy={t('authorize.auto.busy')} problem="" />;
}

/**
 * Signs in with a session of another system by following the address that the server returns; without one it
 * redirects to the sign-in page.
 */
function AutoSignIn({ query }: { query: Query<'autoAuth'> }) {
  const t = useT();
  const referer = useReferer();
  const toSignIn = () => replaceWith(getSignInPath(referer));

  const { problem, retry } = useRedirectStep<'lost' | 'refused'>({
    ask: async () => {
      const address = await getAutoAuth(query);
      return () => {
        if (address === null) {
          toSignIn();
          return null;
        }
        // The address may be a provider's page, which redirects to callBack.
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
