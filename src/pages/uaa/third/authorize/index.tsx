import { useSearchParams } from '@umijs/max';
import { Button } from 'antd';
import { PassingPage } from '@/components/PassingPage';
import { usePassage } from '@/hooks/usePassage';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { obtainCode } from '@/services/uaa';
import { HttpError } from '@/utils/http/request';
import { keepReferer } from '@/utils/routing/loginReferer';
import { only } from '@/utils/routing/query';
import { leaveTo, replaceWith, signInFor } from '@/utils/routing/redirect';

/**
 * /uaa/third/authorize?provider=: on to a provider's page, which sends people back to authorize/callBack. With
 * `link=1` its account is to be linked to the one signed in.
 */
export default function ThirdAuthorizePage() {
  const t = useT();
  const referer = useReferer();
  const [query] = useSearchParams();

  const { problem, retry } = usePassage<'unknown' | 'lost' | 'refused'>({
    ask: async () => {
      const provider = only(query, 'provider');
      if (!provider) return () => 'unknown';
      const link = query.has('link') && ({ link: '1' } as const);
      const address = await obtainCode({ provider, ...link }, { quiet: true });
      return () => {
        if (typeof address !== 'string') return 'lost';
        keepReferer(referer);
        return leaveTo(address, { replace: true }) ? null : 'refused';
      };
    },
    explain: (error) => (error instanceof HttpError && error.status === 422 ? 'unknown' : 'lost'),
  });

  return (
    <PassingPage
      title={problem ? 'authorize.third.failed' : 'page.thirdAuthorize'}
      busy={t('authorize.third.busy')}
      problem={problem ? t(`authorize.third.${problem}`) : ''}
    >
      <Button type="primary" onClick={() => replaceWith(signInFor(referer))}>
        {t('associate.back')}
      </Button>
      {problem !== 'unknown' && <Button onClick={retry}>{t('common.retry')}</Button>}
    </PassingPage>
  );
}
