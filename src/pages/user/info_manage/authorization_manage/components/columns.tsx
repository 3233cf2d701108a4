import type { ProColumns } from '@ant-design/pro-table';
import { RelativeTime } from '@/components/RelativeTime';
import type { AuthorizationDirection, AuthorizationRow } from '@/contract';
import type { useT } from '@/hooks/useT';
import { formatDate } from '@/utils/i18n/dates';
import type { AskedAction } from '../askedAction';
import { AuthorizationActions } from './AuthorizationActions';
import { AuthorizationStatus } from './AuthorizationStatus';

type T = ReturnType<typeof useT>;

/** What the cells of a row need besides the row. */
interface Context {
  t: T;
  direction: AuthorizationDirection;
  /** In which the row's matters are listed. */
  language: string;
  onAsk: (asked: AskedAction) => void;
}

/** What an authorization is about, in a list of words. */
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

/** A column for every fact. */
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

/** All of it beneath each other. */
export const renderNarrowAuthorization =
  ({ t, language, onAsk }: Context) =>
  (row: AuthorizationRow) => (
    <div className="authorizations-row">
      <Party row={row} t={t} />
      <AuthorizationStatus {...row} />
      <span>{formatMatters(t, row, language)}</span>
      {renderPeriod(t, row)}
      <AuthorizationActions row={row} onAsk={onAsk} />
    </div>
  );
