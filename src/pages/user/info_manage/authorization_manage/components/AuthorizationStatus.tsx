import { useIntl } from '@umijs/max';
import { AuthorizationState } from '@/components/AuthorizationState';
import type { AuthorizationRow } from '@/contract';
import { useT } from '@/hooks/useT';
import { formatDate } from '@/utils/i18n/dates';
import { getToday } from '@/utils/today';

/** How an authorization stands, and since when. */
export function AuthorizationStatus({ id, state, start, decidedAt }: AuthorizationRow) {
  const t = useT();
  // Follows a switch of the language: the dates are written in the one in force.
  useIntl();
  const later = state === 'ACTIVE' && start > getToday();
  return (
    <AuthorizationState
      id={id}
      state={state}
      words={later ? t('authorizations.state.later', { start: formatDate(start) }) : undefined}
    >
      {state === 'SUSPENDED' && <small>{t('authorizations.suspended')}</small>}
      {decidedAt && state !== 'EXPIRED' && state !== 'SUSPENDED' && (
        // A day in China, as those of its period are.
        <small>{formatDate(decidedAt)}</small>
      )}
    </AuthorizationState>
  );
}
