import type { UserInfo } from '@/contract';
import { useT } from '@/hooks/useT';

/** For whom the person acts: themselves, or a company, with what they are there. */
export function HomeCapacity({ userInfo }: { userInfo: UserInfo }) {
  const t = useT();
  const { userType, roles, account } = userInfo;
  if (userType !== 'legal') return <p className="home-capacity">{t('layout.actingSelf')}</p>;
  const [role] = roles;
  return (
    <p className="home-capacity">
      <bdi>{role?.orgName ?? account}</bdi>
      {role && <span>{t(`identity.capacity.${role.capacity}`)}</span>}
    </p>
  );
}
