import { useSearchParams } from '@umijs/max';
import { Button } from 'antd';
import { RedirectingPage } from '@/components/Frame/RedirectingPage';
import { useRedirectStep } from '@/hooks/useRedirectStep';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { obtainCode } from '@/services/signIn';
import { ApiError } from '@/utils/http/ApiError';
import { saveLoginReferer } from '@/utils/routing/loginReferer';
import { getSignInPath } from '@/utils/routing/paths';
import { followAddress, replaceWith } from '@/utils/routing/redirect';
import { singleParam } from '@/utils/routing/singleParam';

/**
 * /uaa/third/authorize?provider=: redirects to a provider's page, which returns to authorize/callBack. With `link=1`
 * the provider's account is linked to the signed-in account.
 */
export default function ThirdAuthorizePage() {
  const t = useT();
  const referer = useReferer();
  const [query] = useSearchParams();

  const { problem, retry } = useRedirectStep<'unknown' | 'lost' | 'refused'>({
    ask: async () => {
      const provider = singleParam(query, 'provider');
      if (!provider) return () => 'unknown';
      const link = query.has('link') && ({ link: '1' } as const);
      const address = await obtainCode({ provider, ...link }, { quiet: true });
      return () => {
        saveLoginReferer(referer);
        return followAddress(address, { replace: true }) ? null : 'refused';
      };
    },
    explain: (error) => (error instanceof ApiError && error.status === 422 ? 'unknown' : 'lost'),
  });

  return (
    <RedirectingPage
      title={problem ? 'authorize.third.failed' : 'page.thirdAuthorize'}
      busy={t('authorize.third.busy')}
      problem={problem ? t(`authorize.third.${problem}`) : ''}
    >
      <Button type="primary" onClick={() => replaceWith(getSignInPath(referer))}>
        {t('associate.back')}
      </Button>
      {problem !== 'unknown' && <Button onClick={retry}>{t('common.retry')}</Button>}
    </RedirectingPage>
  );
}
