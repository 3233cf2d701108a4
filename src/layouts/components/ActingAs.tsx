import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';

/** In which capacity the person acts, on every page. */
export function ActingAs() {
  const t = useT();
  const name = useGlobal((state) => state.userInfo?.name ?? '');
  return (
    <p className="main-acting">
      {t('layout.actingSelf')} <strong>{name}</strong>
    </p>
  );
}
