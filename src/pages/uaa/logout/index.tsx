import { useSearchParams } from '@umijs/max';
import { Button } from 'antd';
import { RedirectingPage } from '@/components/Frame/RedirectingPage';
import { useRedirectStep } from '@/hooks/useRedirectStep';
import { useT } from '@/hooks/useT';
import { useGlobalActions } from '@/models/hooks';
import { logout } from '@/services/portal';
import { restartSignIn } from '@/utils/routing/redirect';
import { clearPersonalData } from '@/utils/storage/clearPersonalData';
import { forgetAllDrafts } from '@/utils/storage/drafts';
import { announceSessionChange } from '@/utils/storage/sessionChannel';
import { readLogoutQuery, redirectAfterLogout } from './postLogout';

/** /uaa/logout: ends the session here and in the other tabs first, even without a network, then on the server. */
export default function LogoutPage() {
  const t = useT();
  const { clearUser } = useGlobalActions();
  const [query] = useSearchParams();

  const { problem, retry } = useRedirectStep<'failed'>({
    ask: async () => {
      clearUser();
      clearPersonalData();
      forgetAllDrafts();
      announceSessionChange('signed-out');
      const request = readLogoutQuery(query);
      const address = await logout(request);
      // Announce again: a tab that sent a request in between still used the session that was about to end.
      announceSessionChange('signed-out');
      return () => {
        // The session has ended even if the address is not allowed: then redirect to the local sign-in page.
        if (address === null || !redirectAfterLogout(address, request)) restartSignIn();
        return null;
      };
    },
    explain: () => 'failed',
  });

  return (
    <RedirectingPage
      title="page.logout"
      busy={t('login.logout.busy')}
      problem={problem ? t('login.logout.failed') : ''}
    >
      <Button type="primary" onClick={retry}>
        {t('common.retry')}
      </Button>
      <Button onClick={() => restartSignIn()}>{t('login.logout.signIn')}</Button>
    </RedirectingPage>
  );
}
