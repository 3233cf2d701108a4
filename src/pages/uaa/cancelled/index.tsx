import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { ResultBlock } from '@/components/ResultBlock';
import { CANCELLATION_TIME, DAY } from '@/constants';
import { cancelledUntil, forgetCancelled } from '@/features/accountSecurity/cancellation/cancelled';
import { useT } from '@/hooks/useT';
import { useGlobalActions } from '@/models/hooks';
import { formatDateTime } from '@/utils/i18n/dates';
import { signInAnew } from '@/utils/routing/redirect';
import { announce } from '@/utils/storage/sessionChannel';

/** /uaa/cancelled: the account that was cancelled in this tab, and until when signing in undoes it. */
export default function CancelledPage() {
  const t = useT();
  const { forgetPerson } = useGlobalActions();
  const [until] = useState(cancelledUntil);
  const days = CANCELLATION_TIME / DAY;

  useEffect(() => {
    if (until === null) return;
    // The server has ended every session: nothing of the person stays here or in the other tabs.
    forgetPerson();
    announce('signed-out');
  }, [until, forgetPerson]);

  const signIn = () => {
    forgetCancelled();
    signInAnew();
  };
  return (
    <ResultBlock
      status="info"
      title={t('page.accountCancelled')}
      focus
      text={
        until === null ? (
          <p>{t('security.cancelled.none', { days })}</p>
        ) : (
          <>
            <p>{t('security.cancelled.until', { until: formatDateTime(until) })}</p>
            <p>{t('security.cancelled.undo')}</p>
            <p>{t('security.cancelled.told')}</p>
          </>
        )
      }
      actions={
        <Button type="primary" size="large" onClick={signIn}>
          {t('security.cancelled.signIn')}
        </Button>
      }
    />
  );
}
