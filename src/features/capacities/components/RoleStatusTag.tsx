import { WarningOutlined } from '@ant-design/icons';
import { AuthorizationState } from '@/components/Value/AuthorizationState';
import { COMPANY_WARNING } from '@/constants';
import type { AuthorizationState as State } from '@/contract';
import { useT } from '@/hooks/useT';
import { formatDate } from '@/utils/i18n/dates';
import { getToday } from '@/utils/today';
import type { Period } from '../useCapacityTexts';

interface Props extends Period {
  /** Id of the row. */
  id: string;
  state: State;
  decidedAt: string | null;
  /** Replaces the text of the state. */
  label?: string;
}

/** Whether the last day is near, by the date in China; both days count. */
const isNear = (end: string, today: string) => Date.parse(end) - Date.parse(today) <= COMPANY_WARNING;

/** Status of a handler or an authorization, with the last day if it ends soon. */
export function RoleStatusTag({ id, state, start, end, decidedAt, label }: Props) {
  const t = useT();
  const today = getToday();
  const later = state === 'ACTIVE' && start !== null && start > today;
  const decided = state === 'REJECTED' || state === 'CANCELLED' || state === 'REVOKED';
  return (
    <AuthorizationState
      id={id}
      state={state}
      label={later ? t('authorizations.state.later', { start: formatDate(start) }) : label}
    >
      {state === 'ACTIVE' && end !== null && isNear(end, today) && (
        <small>
          <WarningOutlined aria-hidden /> {t('handlers.endsSoon', { end: formatDate(end) })}
        </small>
      )}
      {state === 'SUSPENDED' && <small>{t('handlers.suspended')}</small>}
      {/* A day in China, like the days of the period. */}
      {decidedAt && decided && <small>{formatDate(decidedAt)}</small>}
    </AuthorizationState>
  );
}
