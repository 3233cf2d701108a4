import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';

/** In which capacity the person acts, on every page: as themselves, or for a company by the name of its account. */
export function CurrentCapacity() {
  const t = useT();
  const userInfo = useGlobal((state) => state.userInfo);
  const { name = '', account = '', userType } = userInfo ?? {};
  return (
    <p className="main-acting">
      {userType === 'legal' ? <bdi>{account}</bdi> : t('layout.actingSelf')} <strong>{name}</strong>
    </p>
  );
}
