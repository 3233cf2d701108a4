import { findOwnRole, getCompanyName } from '@/features/capacities/roles';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';

/** In which capacity the person acts, on every page: as themselves, or for a company, and as what. */
export function CurrentCapacity() {
  const t = useT();
  const userInfo = useGlobal((state) => state.userInfo);
  if (!userInfo) return <p className="main-acting" />;
  const { name, account, userType } = userInfo;
  if (userType !== 'legal') {
    return (
      <p className="main-acting">
        {t('layout.actingSelf')} <strong>{name}</strong>
      </p>
    );
  }
  const role = findOwnRole(userInfo);
  const company = (role && getCompanyName(role)) || account;
  return (
    <p className="main-acting">
      <strong title={company}>
        <bdi>{company}</bdi>
      </strong>{' '}
      {role && t(`identity.capacity.${role.capacity}`)}
    </p>
  );
}
