import { Button, Card } from 'antd';
import { useT } from '@/hooks/useT';
import { useGlobalActions } from '@/models/hooks';
import { panic } from '@/services/panic';
import { clearPersonalData } from '@/utils/storage/clearPersonalData';
import { announceSessionChange } from '@/utils/storage/sessionChannel';
import { PanicDialog } from './PanicDialog';
import './PanicCard.css';

/** The button for someone who finds another person in the account. */
export function PanicCard() {
  const t = useT();
  const { clearUser } = useGlobalActions();
  const endSession = () => {
    clearUser();
    clearPersonalData();
    announceSessionChange('signed-out');
  };
  return (
    <Card className="panic" title={<h2>{t('panic.heading')}</h2>}>
      <p>{t('panic.why')}</p>
      <PanicDialog act={panic} isOwn onLocked={endSession}>
        {(ask) => (
          <Button danger onClick={ask}>
            {t('panic.begin')}
          </Button>
        )}
      </PanicDialog>
    </Card>
  );
}
