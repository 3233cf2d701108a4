import { useSearchParams } from '@umijs/max';
import { Button } from 'antd';
import { PassingPage } from '@/components/PassingPage';
import { usePassage } from '@/hooks/usePassage';
import { useT } from '@/hooks/useT';
import { useGlobalActions } from '@/models/hooks';
import { logout } from '@/services/uaa';
import { signInAnew } from '@/utils/routing/redirect';
import { clearLeftovers } from '@/utils/storage/clearPersonalData';
import { forgetAllDrafts } from '@/utils/storage/drafts';
import { announce } from '@/utils/storage/sessionChannel';
import { leaveAfterLogout, readLogout } from './postLogout';

/** /uaa/logout: ends the session here and in the other tabs first, whatever the network does, then on the server. */
export default function LogoutPage() {
  const t = useT();
  const { forgetPerson } = useGlobalActions();
  const [query] = useSearchParams();

  const { problem, retry } = usePassage<'failed'>({
    ask: async () => {
      forgetPerson();
      clearLeftovers();
      forgetAllDrafts();
      announce('signed-out');
      const asked = readLogout(query);
      const address = await logout(asked);
      return () => {
        if (!address) return 'failed';
        // An address that may not be visited leads to the local sign-in page: the session is over all the same.
        if (address === true || !leaveAfterLogout(address, asked)) signInAnew();
        return null;
      };
    },
    explain: () => 'failed',
  });

  return (
    <PassingPage
      title="page.logout"
      busy={t('login.logout.busy')}
      problem={problem ? t('login.logout.failed') : ''}
    >
      <Button type="primary" onClick={retry}>
        {t('common.retry')}
      </Button>
      <Button onClick={() => signInAnew()}>{t('login.logout.signIn')}</Button>
    </PassingPage>
  );
}
