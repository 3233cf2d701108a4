import { useIntl } from '@umijs/max';
import { AuthorizationState } from '@/components/Value/AuthorizationState';
import type { AuthorizationRow } from '@/contract';
import { useT } from '@/hooks/useT';
import { formatDate } from '@/utils/i18n/dates';
import { getToday } from '@/utils/today';

/** Status of an authorization, with its date. */
export function AuthorizationStatus({ id, state, start, decidedAt }: AuthorizationRow) {
  const t = useT();
  // Re-render on a language change, because the dates are localized.
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
        // A day in China, like the days of the period.
        <small>{formatDate(decidedAt)}</small>
      )}
    </AuthorizationState>
  );
}
