import { type StatusMeaning, StatusTag } from '@/components/Status/StatusTag';
import { AUTHORIZATION_MEANINGS } from '@/components/Value/AuthorizationState';
import type { RoleRow, RoleState } from '@/contract';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { formatDate } from '@/utils/i18n/dates';
import { getToday } from '@/utils/today';

const ROLE_MEANINGS: Record<RoleState, StatusMeaning> = {
  ...AUTHORIZATION_MEANINGS,
  DRAFT: 'info',
  VERIFYING: 'pending',
};

function getWords({ state, origin }: RoleRow): MessageKey {
  if (state === 'PENDING') return origin === 'APPLIED' ? 'roles.state.APPLIED' : 'roles.state.INVITED';
  if (state === 'REJECTED' && origin === 'CREATED') return 'roles.state.UNPROVEN';
  return `roles.state.${state}`;
}

/** The status of a role in a company. */
export function RoleStatus({ role }: { role: RoleRow }) {
  const t = useT();
  const { state, start } = role;
  const isLater = state === 'ACTIVE' && start !== null && start > getToday();
  return (
    <StatusTag meaning={ROLE_MEANINGS[state]}>
      {isLater ? t('roles.state.later', { start: formatDate(start) }) : t(getWords(role))}
    </StatusTag>
  );
}
