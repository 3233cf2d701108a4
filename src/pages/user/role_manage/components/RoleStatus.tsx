import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  EditOutlined,
  FieldTimeOutlined,
  MinusCircleOutlined,
  PauseCircleOutlined,
  RollbackOutlined,
  SyncOutlined,
} from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import type { RoleRow, RoleState } from '@/contract';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { formatDate } from '@/utils/i18n/dates';
import { getToday } from '@/utils/today';

const icons: Record<RoleState, typeof EditOutlined> = {
  DRAFT: EditOutlined,
  VERIFYING: SyncOutlined,
  PENDING: ClockCircleOutlined,
  ACTIVE: CheckCircleOutlined,
  SUSPENDED: PauseCircleOutlined,
  REJECTED: CloseCircleOutlined,
  CANCELLED: MinusCircleOutlined,
  REVOKED: RollbackOutlined,
  EXPIRED: FieldTimeOutlined,
};

function getWords({ state, origin }: RoleRow): MessageKey {
  if (state === 'PENDING') return origin === 'APPLIED' ? 'roles.state.APPLIED' : 'roles.state.INVITED';
  if (state === 'REJECTED' && origin === 'CREATED') return 'roles.state.UNPROVEN';
  return `roles.state.${state}`;
}

/** How a role stands: in words, with an icon and a color for whoever looks over many. */
export function RoleStatus({ role }: { role: RoleRow }) {
  const t = useT();
  // Follows a switch of the language: the date is written in the one in force.
  useIntl();
  const { state, start } = role;
  const Icon = icons[state];
  const isLater = state === 'ACTIVE' && start !== null && start > getToday();
  return (
    <span className="role-state" data-state={state}>
      <Icon aria-hidden />
      {isLater ? t('roles.state.later', { start: formatDate(start) }) : t(getWords(role))}
    </span>
  );
}
