import { WarningOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { AuthorizationState } from '@/components/AuthorizationState';
import { COMPANY_WARNING } from '@/constants';
import type { AuthorizationState as State } from '@/contract';
import { useT } from '@/hooks/useT';
import { formatDate } from '@/utils/i18n/dates';
import { getToday } from '@/utils/today';
import type { Period } from '../usePeriodWords';

interface Props extends Period {
  /** The row's. */
  id: string;
  state: State;
  decidedAt: string | null;
  /** In place of the state's own words. */
  words?: string;
}

/** Whether a last day is near, by the day in China; both days count. */
const isNear = (end: string, today: string) => Date.parse(end) - Date.parse(today) <= COMPANY_WARNING;

/** How a handler or an authorization stands; of what ends soon, until when. */
export function StandingState({ id, state, start, end, decidedAt, words }: Props) {
  const t = useT();
  // Follows a switch of the language: the dates are written in the one in force.
  useIntl();
  const today = getToday();
  const later = state === 'ACTIVE' && start !== null && start > today;
  const decided = state === 'REJECTED' || state === 'CANCELLED' || state === 'REVOKED';
  return (
    <AuthorizationState
      id={id}
      state={state}
      words={later ? t('authorizations.state.later', { start: formatDate(start) }) : words}
    >
      {state === 'ACTIVE' && end !== null && isNear(end, today) && (
        <small>
          <WarningOutlined aria-hidden /> {t('handlers.endsSoon', { end: formatDate(end) })}
        </small>
      )}
      {state === 'SUSPENDED' && <small>{t('handlers.suspended')}</small>}
      {/* A day in China, as those of its period are. */}
      {decidedAt && decided && <small>{formatDate(decidedAt)}</small>}
    </AuthorizationState>
  );
}
