import type { ProColumns } from '@ant-design/pro-table';
import { When } from '@/components/When';
import type { AuthorizationRow, Direction } from '@/contract';
import type { useT } from '@/hooks/useT';
import { formatDate } from '@/utils/i18n/dates';
import { Moves } from './Moves';
import { StateWords } from './StateWords';

type Columns = ProColumns<AuthorizationRow>[];
type T = ReturnType<typeof useT>;
/** Called when something was done about a row, or could not be because it had changed meanwhile. */
export type OnMoved = (id: string, changed: boolean) => void;

/** What an authorisation is about, in a list of words. */
export const mattersOf = (t: T, { matters }: AuthorizationRow, language: string): string =>
  new Intl.ListFormat(language).format(matters.map((matter) => t(`authorizations.matter.${matter}`)));

/** A date that stays on one line. */
const wholeDate = (day: string) => formatDate(day).replaceAll(' ', '\u00a0');

const daysOf = (t: T, { start, end }: AuthorizationRow) => (
  <span className="authorizations-days-of">
    {t('authorizations.days', { start: wholeDate(start), end: wholeDate(end) })}
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
export const wideColumns = (t: T, direction: Direction, language: string, onMoved: OnMoved): Columns => [
  {
    key: 'party',
    title: t(`authorizations.party.${direction}`),
    render: (_, row) => <Party row={row} t={t} />,
  },
  { key: 'matters', title: t('authorizations.matters'), render: (_, row) => mattersOf(t, row, language) },
  { key: 'period', title: t('authorizations.period'), render: (_, row) => daysOf(t, row) },
  { key: 'state', title: t('authorizations.state'), render: (_, row) => <StateWords {...row} /> },
  { key: 'made', title: t('authorizations.made'), render: (_, { createdAt }) => <When at={createdAt} /> },
  {
    key: 'actions',
    title: t('authorizations.actions'),
    render: (_, row) => <Moves row={row} matters={mattersOf(t, row, language)} onMoved={onMoved} />,
  },
];

/** All of it beneath each other, where a table would be wider than the screen. */
export const narrowColumns = (t: T, direction: Direction, language: string, onMoved: OnMoved): Columns => [
  {
    key: 'authorization',
    title: t(`authorizations.${direction}`),
    render: (_, row) => (
      <div className="authorizations-row">
        <Party row={row} t={t} />
        <StateWords {...row} />
        <span>{mattersOf(t, row, language)}</span>
        {daysOf(t, row)}
        <Moves row={row} matters={mattersOf(t, row, language)} onMoved={onMoved} />
      </div>
    ),
  },
];
