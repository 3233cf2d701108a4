import { Button } from 'antd';
import { Alert } from '@/components/Alert';
import { useT } from '@/hooks/useT';

/** Shown instead of the record while the period is invalid. */
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
