import { useT } from '@/hooks/useT';
import './LastUsedBadge.css';

/** Marks the sign-in option that was used last on this device. */
export function LastUsedBadge() {
  const t = useT();
  return <small className="last-used">{t('login.lastUsed')}</small>;
}
