import { Button, Card } from 'antd';
import { useT } from '@/hooks/useT';
import { panic } from '@/services/panic';
import { PanicDialog } from './PanicDialog';
import './PanicCard.css';

/** The button for someone who finds another person in the account. */
export function PanicCard() {
  const t = useT();
  return (
    <Card className="panic" title={<h2>{t('panic.heading')}</h2>}>
      <p>{t('panic.why')}</p>
      <PanicDialog act={panic}>
        {(ask) => (
          <Button danger onClick={ask}>
            {t('panic.begin')}
          </Button>
        )}
      </PanicDialog>
    </Card>
  );
}
