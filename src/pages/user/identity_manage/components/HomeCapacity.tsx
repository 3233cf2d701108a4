import type { UserInfo } from '@/contract';
import { describeActing } from '@/features/capacities/describeActing';
import { findOwnRole } from '@/features/capacities/roles';
import { useActingRole } from '@/features/capacities/useActing';
import { useT } from '@/hooks/useT';
import { RoleList } from './RoleList';

interface Props {
  userInfo: UserInfo;
  /** Name of the person behind the account, masked. */
  person: string;
}

/**
 * The current capacity of the user. For a legal entity: its credit code, the person who acts for it and their
 * capacity, and its other companies. For an individual: the companies they act for.
 */
export function HomeCapacity({ userInfo, person }: Props) {
  const t = useT();
  const acting = useActingRole();
  const { userType, roles } = userInfo;
  const role = findOwnRole(userInfo);
  if (userType !== 'legal') {
    return (
      <>
        <p className="home-capacity">{acting ? describeActing(acting, t) : t('layout.actingSelf')}</p>
        <RoleList title="identity.roles" roles={roles} />
      </>
    );
  }
  if (!role) return <p className="home-capacity">{t('identity.company.none')}</p>;
  return (
    <>
      {role.uscc && (
        <p className="home-capacity">
          {t('register.uscc')} <span>{role.uscc}</span>
        </p>
      )}
      <p className="home-capacity">
        {t(`identity.capacity.${role.capacity}`)} <bdi lang="">{person}</bdi>
      </p>
      <RoleList title="identity.roles.more" roles={roles.slice(1)} />
    </>
  );
}
