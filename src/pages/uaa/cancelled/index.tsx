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

/** /uaa/cancelled: the account that was canceled in this tab, and the deadline for undoing it by signing in. */
export default function CanceledPage() {
  const t = useT();
  const { forgetPerson } = useGlobalActions();
  const [until] = useState(readCancellationEnd);
  const days = CANCELLATION_PERIOD / DAY;

  useEffect(() => {
    if (until === null) return;
    // The server has ended all sessions: clear the user's data here and in the other tabs.
    forgetPerson();
    announceSessionChange('signed-out');
  }, [until, forgetPerson]);

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
        until === null ? (
          <p>{t('security.canceled.none', { days })}</p>
        ) : (
          <>
            <p>{t('security.canceled.until', { until: formatDeadline(until) })}</p>
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
