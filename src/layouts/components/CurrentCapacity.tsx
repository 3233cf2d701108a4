import { useCurrentRole } from '@/features/capacities/useActing';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { formatDate } from '@/utils/i18n/dates';

/** The capacity in which the user acts, on every page: as themselves, or for a company with capacity and end date. */
export function CurrentCapacity() {
  const t = useT();
  const userInfo = useGlobal((state) => state.userInfo);
  const role = useCurrentRole();
  if (!userInfo) return <p className="main-acting" />;
  const { name, account, userType } = userInfo;
  if (role === 'none') {
    return (
      <p className="main-acting">
        <strong title={t('acting.none')}>{t('acting.none')}</strong>
      </p>
    );
  }
  if (!role && userType !== 'legal') {
    return (
      <p className="main-acting">
        {t('layout.actingSelf')} <strong>{name}</strong>
      </p>
    );
  }
  const company = role?.company || account;
  const capacity = role?.capacity;
  const end = role?.end && t('acting.until', { end: formatDate(role.end) });
  return (
    <p className="main-acting">
      <strong title={company} lang="">
        <bdi>{company}</bdi>
      </strong>{' '}
      {[capacity && t(`identity.capacity.${capacity}`), end].filter(Boolean).join(' · ')}
    </p>
  );
}
