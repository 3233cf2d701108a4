import { useT } from '@/hooks/useT';
import './LastUsed.css';

/** Marks the way in that was used last on this device. */
export function LastUsed() {
  const t = useT();
  return <small className="last-used">{t('login.lastUsed')}</small>;
}
