import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  FieldTimeOutlined,
  MinusCircleOutlined,
  PauseCircleOutlined,
  RollbackOutlined,
} from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import type { AuthorizationRow } from '@/contract';
import { useT } from '@/hooks/useT';
import { formatDate } from '@/utils/i18n/dates';
import { getToday } from '@/utils/today';
import { formatChinaDate } from '@/validation/dates';
import { toStatusElementId } from '../useFocusAfterAction';

const icons = {
  PENDING: ClockCircleOutlined,
  ACTIVE: CheckCircleOutlined,
  SUSPENDED: PauseCircleOutlined,
  REJECTED: CloseCircleOutlined,
  CANCELLED: MinusCircleOutlined,
  REVOKED: RollbackOutlined,
  EXPIRED: FieldTimeOutlined,
};

/** How an authorization stands: in words, with an icon and a color for whoever looks over many. */
export function AuthorizationStatus({ id, state, start, decidedAt }: AuthorizationRow) {
  const t = useT();
  // Follows a switch of the language: the dates are written in the one in force.
  useIntl();
  const Icon = icons[state];
  const later = state === 'ACTIVE' && start > getToday();
  return (
    <div id={toStatusElementId(id)} tabIndex={-1} className="authorizations-state">
      <span data-state={state}>
        <Icon aria-hidden />
        {later
          ? t('authorizations.state.later', { start: formatDate(start) })
          : t(`authorizations.state.${state}`)}
      </span>
      {state === 'SUSPENDED' && <small>{t('authorizations.suspended')}</small>}
      {decidedAt && state !== 'EXPIRED' && state !== 'SUSPENDED' && (
        // A day in China, as those of its period are.
        <small>{formatDate(formatChinaDate(Date.parse(decidedAt)))}</small>
      )}
    </div>
  );
}
