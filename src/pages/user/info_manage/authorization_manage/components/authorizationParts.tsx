import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { RowActions } from '@/components/Action/RowActions';
import { ActionName } from '@/components/Table/ActionName';
import { AuthorizationState } from '@/components/Value/AuthorizationState';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { AuthorizationAction, AuthorizationDirection, AuthorizationRow } from '@/contract';
import { useCapacityTexts } from '@/features/capacities/useCapacityTexts';
import { useT } from '@/hooks/useT';
import type { RowParts } from '@/pages/user/AuthorizationTable';
import { formatDate } from '@/utils/i18n/dates';
import { getToday } from '@/utils/today';

/** An action on a row that the user has not confirmed yet. */
export interface AskedAction {
  row: AuthorizationRow;
  action: AuthorizationAction;
}

/** Returns a function that formats the matters of an authorization as a localized list. */
export function useMattersFormat() {
  const t = useT();
  const { locale } = useIntl();
  return ({ matters }: AuthorizationRow): string =>
    new Intl.ListFormat(locale).format(matters.map((matter) => t(`authorizations.matter.${matter}`)));
}

/** Returns the properties of an authorization in a list. */
export function useAuthorizationParts(
  direction: AuthorizationDirection,
  onAsk: (asked: AskedAction) => void,
) {
  const t = useT();
  const { formatPeriod } = useCapacityTexts();
  const formatMatters = useMattersFormat();
  return {
    party: {
      title: t(`authorizations.party.${direction}`),
      render: ({ party }) =>
        party.name ? (
          <div className="authorization-party">
            <span>{party.name}</span>
            <small>{party.account}</small>
          </div>
        ) : (
          t('authorizations.party.gone')
        ),
    },
    matters: { title: t('authorizations.matters'), render: formatMatters },
    period: {
      title: t('authorizations.period'),
      render: (row) => <span className="authorization-days">{formatPeriod(row)}</span>,
    },
    state: {
      title: t('authorizations.state'),
      render: (row) => <AuthorizationStatus {...row} />,
    },
    made: {
      title: t('authorizations.made'),
      render: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
    actions: {
      title: t('authorizations.actions'),
      render: (row) => <AuthorizationActions row={row} onAsk={onAsk} />,
    },
  } satisfies RowParts<AuthorizationRow>;
}

/** Status of an authorization, with its date. */
export function AuthorizationStatus({ id, state, start, decidedAt }: AuthorizationRow) {
  const t = useT();
  const later = state === 'ACTIVE' && start > getToday();
  return (
    <AuthorizationState
      id={id}
      state={state}
      label={later ? t('authorizations.state.later', { start: formatDate(start) }) : undefined}
    >
      {state === 'SUSPENDED' && <small>{t('authorizations.suspended')}</small>}
      {decidedAt && state !== 'EXPIRED' && state !== 'SUSPENDED' && (
        // A day in China, like the days of the period.
        <small>{formatDate(decidedAt)}</small>
      )}
    </AuthorizationState>
  );
}

const BUTTON_TYPES: Partial<Record<string, 'primary' | 'text'>> = { accept: 'primary', revoke: 'text' };

interface Props {
  row: AuthorizationRow;
  /** Opens the confirmation dialog. */
  onAsk: (asked: AskedAction) => void;
}

/** Buttons for the available actions; each asks for a confirmation. */
function AuthorizationActions({ row, onAsk }: Props) {
  const t = useT();
  return (
    <RowActions>
      {row.actions.map((action) => (
        <Button
          key={action}
          type={BUTTON_TYPES[action] ?? 'default'}
          danger={action === 'revoke'}
          onClick={() => onAsk({ row, action })}
        >
          <ActionName label={t(`authorizations.${action}`)} name={row.party.name} />
        </Button>
      ))}
    </RowActions>
  );
}
