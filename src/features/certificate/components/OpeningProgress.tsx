import { Button } from 'antd';
import { createLaterPart, useLaterPart } from '@/hooks/useLaterPart';
import { useT } from '@/hooks/useT';

const bar = createLaterPart(async () => (await import('antd/es/progress')).default);

interface Props {
  /** The share done, from 0 to 1. */
  share: number;
  onCancel: () => void;
}

/** The progress of a certificate file that takes long to open. */
export function OpeningProgress({ share, onCancel }: Props) {
  const t = useT();
  const Progress = useLaterPart(bar, true);
  return (
    <div className="certificate-opening">
      <p role="status">{t('certificate.opening')}</p>
      {Progress && <Progress aria-label={t('certificate.opening.label')} percent={Math.floor(share * 100)} />}
      <Button onClick={onCancel}>{t('certificate.opening.cancel')}</Button>
    </div>
  );
}
