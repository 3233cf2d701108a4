import type { ProColumns } from '@ant-design/pro-table';
import { Button } from 'antd';
import { RowActions } from '@/components/Action/RowActions';
import { ActionName } from '@/components/Table/ActionName';
import { AuthorizationState } from '@/components/Value/AuthorizationState';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { AuthorizationAction, AuthorizationDirection, AuthorizationRow } from '@/contract';
import { useT } from '@/hooks/useT';
import { formatDate } from '@/utils/i18n/dates';
import { getToday } from '@/utils/today';

type T = ReturnType<typeof useT>;

/** An action on a row that the user has not confirmed yet. */
export interface AskedAction {
  row: AuthorizationRow;
  action: AuthorizationAction;
}

/** Dependencies of the cells besides the row. */
interface Context {
  t: T;
  direction: AuthorizationDirection;
  /** Language of the list of matters. */
  language: string;
  onAsk: (asked: AskedAction) => void;
}

/** Returns the matters of an authorization as a localized list. */
export const formatMatters = (t: T, { matters }: AuthorizationRow, language: string): string =>
  new Intl.ListFormat(language).format(matters.map((matter) => t(`authorizations.matter.${matter}`)));

/** Formats a date without line breaks. */
const formatUnbrokenDate = (day: string) => formatDate(day).replaceAll(' ', '\u00a0');

const renderPeriod = (t: T, { start, end }: AuthorizationRow) => (
  <span className="authorization-days">
    {t('authorizations.days', { start: formatUnbrokenDate(start), end: formatUnbrokenDate(end) })}
  </span>
);

const BUTTON_TYPES: Partial<Record<string, 'primary' | 'text'>> = { accept: 'primary', revoke: 'text' };

function Party({ row: { party }, t }: { row: AuthorizationRow; t: T }) {
  if (!party.name) return <>{t('authorizations.party.gone')}</>;
  return (
    <div className="authorization-party">
      <span>{party.name}</span>
      <small>{party.account}</small>
    </div>
  );
}

/** Status of an authorization, with its date. */
export function AuthorizationStatus({ id, state, start, decidedAt }: AuthorizationRow) {
  const t = useT();
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

/** Returns one column for each property of an authorization. */
export const getAuthorizationColumns = ({
  t,
  direction,
  language,
  onAsk,
}: Context): ProColumns<AuthorizationRow>[] => [
  {
    key: 'party',
    title: t(`authorizations.party.${direction}`),
    render: (_, row) => <Party row={row} t={t} />,
  },
  { key: 'matters', title: t('authorizations.matters'), render: (_, row) => formatMatters(t, row, language) },
  { key: 'period', title: t('authorizations.period'), render: (_, row) => renderPeriod(t, row) },
  { key: 'state', title: t('authorizations.state'), render: (_, row) => <AuthorizationStatus {...row} /> },
  {
    key: 'made',
    title: t('authorizations.made'),
    render: (_, { createdAt }) => <RelativeTime at={createdAt} />,
  },
  {
    key: 'actions',
    title: t('authorizations.actions'),
    render: (_, row) => <AuthorizationActions row={row} onAsk={onAsk} />,
  },
];

/** Renders an authorization on narrow screens, with its properties stacked. */
export const renderNarrowAuthorization =
  ({ t, language, onAsk }: Context) =>
  (row: AuthorizationRow) => (
    <div className="authorization-row">
      <Party row={row} t={t} />
      <AuthorizationStatus {...row} />
      <span>{formatMatters(t, row, language)}</span>
      {renderPeriod(t, row)}
      <AuthorizationActions row={row} onAsk={onAsk} />
    </div>
  );

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
          <ActionName words={t(`authorizations.${action}`)} name={row.party.name} />
        </Button>
      ))}
    </RowActions>
  );
}
