import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { CANCELLATION_PERIOD, DAY } from '@/constants';
import {
  clearCancellationEnd,
  readCancellationEnd,
} from '@/features/accountSecurity/cancellation/cancellationEnd';
import { useT } from '@/hooks/useT';
import { useGlobalActions } from '@/models/hooks';
import { formatDeadline } from '@/utils/i18n/dates';
import { restartSignIn } from '@/utils/routing/redirect';
import { announceSessionChange } from '@/utils/storage/sessionChannel';

/** /uaa/cancelled: confirms that the account was canceled in this tab, and shows until when signing in undoes it. */
export default function CanceledPage() {
  const t = useT();
  const { clearUser } = useGlobalActions();
  const [deletionTime] = useState(readCancellationEnd);
  const days = CANCELLATION_PERIOD / DAY;

  useEffect(() => {
    if (deletionTime === null) return;
    // The server has ended all sessions: clear the user's data here and in the other tabs.
    clearUser();
    announceSessionChange('signed-out');
  }, [deletionTime, clearUser]);

  const signIn = () => {
    clearCancellationEnd();
    restartSignIn();
  };
  return (
    <ResultBlock
      status="info"
      picture="ended"
      title={t('page.accountCanceled')}
      focus
      text={
        deletionTime === null ? (
          <p>{t('security.canceled.none', { days })}</p>
        ) : (
          <>
            <p>{t('security.canceled.until', { until: formatDeadline(deletionTime) })}</p>
            <p>{t('security.canceled.undo')}</p>
            <p>{t('security.canceled.told')}</p>
          </>
        )
      }
      actions={
        <Button type="primary" size="large" onClick={signIn}>
          {t('security.canceled.signIn')}
        </Button>
      }
    />
  );
}
