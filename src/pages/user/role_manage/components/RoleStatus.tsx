import { useIntl } from '@umijs/max';
import { type StatusMeaning, StatusTag } from '@/components/Status/StatusTag';
import type { RoleRow, RoleState } from '@/contract';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { formatDate } from '@/utils/i18n/dates';
import { getToday } from '@/utils/today';

const MEANINGS: Record<RoleState, StatusMeaning> = {
  DRAFT: 'info',
  VERIFYING: 'pending',
  PENDING: 'pending',
  ACTIVE: 'success',
  SUSPENDED: 'warning',
  REJECTED: 'error',
  CANCELLED: 'neutral',
  REVOKED: 'error',
  EXPIRED: 'neutral',
};

function getWords({ state, origin }: RoleRow): MessageKey {
  if (state === 'PENDING') return origin === 'APPLIED' ? 'roles.state.APPLIED' : 'roles.state.INVITED';
  if (state === 'REJECTED' && origin === 'CREATED') return 'roles.state.UNPROVEN';
  return `roles.state.${state}`;
}

/** The status of a role in a company. */
export function RoleStatus({ role }: { role: RoleRow }) {
  const t = useT();
  // Re-render on a language change, because the date is localized.
  useIntl();
  const { state, start } = role;
  const isLater = state === 'ACTIVE' && start !== null && start > getToday();
  return (
    <StatusTag meaning={MEANINGS[state]}>
      {isLater ? t('roles.state.later', { start: formatDate(start) }) : t(getWords(role))}
    </StatusTag>
  );
}
