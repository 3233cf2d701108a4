import type { ProColumns } from '@ant-design/pro-table';
import { RelativeTime } from '@/components/RelativeTime';
import type { AuthorizationDirection, AuthorizationRow } from '@/contract';
import type { useT } from '@/hooks/useT';
import { formatDate } from '@/utils/i18n/dates';
import { AuthorizationActions } from './AuthorizationActions';
import { AuthorizationStatus } from './AuthorizationStatus';
import type { OnActionDone } from './ConfirmActionDialog';

type Columns = ProColumns<AuthorizationRow>[];
type T = ReturnType<typeof useT>;

/** What an authorisation is about, in a list of words. */
export const formatMatters = (t: T, { matters }: AuthorizationRow, language: string): string =>
  new Intl.ListFormat(language).format(matters.map((matter) => t(`authorizations.matter.${matter}`)));

/** A date that stays on one line. */
const formatUnbrokenDate = (day: string) => formatDate(day).replaceAll(' ', '\u00a0');

const renderPeriod = (t: T, { start, end }: AuthorizationRow) => (
  <span className="authorizations-days-of">
    {t('authorizations.days', { start: formatUnbrokenDate(start), end: formatUnbrokenDate(end) })}
  </span>
);

function Party({ row: { party }, t }: { row: AuthorizationRow; t: T }) {
  if (!party.name) return <>{t('authorizations.party.gone')}</>;
  return (
    <div className="authorizations-party">
      <span>{party.name}</span>
      <small>{party.account}</small>
    </div>
  );
}

/** A line for every fact. */
export const getWideAuthorizationColumns = (
  t: T,
  direction: AuthorizationDirection,
  language: string,
  onMoved: OnActionDone,
): Columns => [
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
    render: (_, row) => (
      <AuthorizationActions row={row} matters={formatMatters(t, row, language)} onMoved={onMoved} />
    ),
  },
];

/** All of it beneath each other, where a table would be wider than the screen. */
export const getNarrowAuthorizationColumns = (
  t: T,
  direction: AuthorizationDirection,
  language: string,
  onMoved: OnActionDone,
): Columns => [
  {
    key: 'authorization',
    title: t(`authorizations.${direction}`),
    render: (_, row) => (
      <div className="authorizations-row">
        <Party row={row} t={t} />
        <AuthorizationStatus {...row} />
        <span>{formatMatters(t, row, language)}</span>
        {renderPeriod(t, row)}
        <AuthorizationActions row={row} matters={formatMatters(t, row, language)} onMoved={onMoved} />
      </div>
    ),
  },
];
