import { Button } from 'antd';
import { Alert } from '@/components/Alert';
import { useT } from '@/hooks/useT';

/** In place of the record while its days cannot be asked for. */
export function InvalidRangeAlert({ onReset }: { onReset: () => void }) {
  const t = useT();
  return (
    <Alert
      type="warning"
      message={t('behavior.range.mend')}
      action={<Button onClick={onReset}>{t('behavior.range.reset')}</Button>}
    />
  );
}
