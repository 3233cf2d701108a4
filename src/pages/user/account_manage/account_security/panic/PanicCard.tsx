import { Button } from 'antd';
import { PanicDialog } from '@/features/accountSecurity/panic/PanicDialog';
import { useT } from '@/hooks/useT';
import { useGlobalActions } from '@/models/hooks';
import { panic } from '@/services/panic';
import { clearPersonalData } from '@/utils/storage/clearPersonalData';
import { announceSessionChange } from '@/utils/storage/sessionChannel';
import { SecurityCard } from '../components/SecurityCard';

/**
 * Card with a button that locks the account, for example after a sign-in by another person. Locking ends the session.
 */
export function PanicCard() {
  const t = useT();
  const { clearUser } = useGlobalActions();
  const endSession = () => {
    clearUser();
    clearPersonalData();
    announceSessionChange('signed-out');
  };
  return (
    <SecurityCard className="panic" title={t('panic.heading')}>
      <p>{t('panic.why')}</p>
      <PanicDialog act={panic} isOwn onLocked={endSession}>
        {(ask) => (
          <Button danger onClick={ask}>
            {t('panic.begin')}
          </Button>
        )}
      </PanicDialog>
    </SecurityCard>
  );
}
