import { Button } from 'antd';
import { useT } from '@/hooks/useT';

interface Props {
  /** Progress from 0 to 1. */
  share: number;
  onCancel: () => void;
}

/** The progress of a certificate file that takes long to open. */
export function OpeningProgress({ share, onCancel }: Props) {
  const t = useT();
  return (
    <div className="certificate-opening">
      <p role="status">{t('certificate.opening')}</p>
      <progress aria-label={t('certificate.opening.label')} value={share} />
      <Button onClick={onCancel}>{t('form.cancel')}</Button>
    </div>
  );
}
