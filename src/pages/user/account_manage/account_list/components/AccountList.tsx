import { Grid, Table, type TableColumnsType, Tag } from 'antd';
import type { ReactNode } from 'react';
import { RowActions } from '@/components/Action/RowActions';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { FactList } from '@/components/Value/FactList';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { LinkedAccount } from '@/contract';
import { type T, useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { AccountAction, AccountActions } from '../useAccountActions';

/** The facts of an account in display order. */
const FACTS: readonly [name: MessageKey, render: (account: LinkedAccount, t: T) => ReactNode][] = [
  ['linked.userType', ({ userType }, t) => t(`login.userType.${userType}`)],
  ['linked.level', ({ level }, t) => t(`identity.level.${level}`)],
  ['linked.source', ({ source }, t) => t(`linked.source.${source}`)],
  [
    'linked.lastLogin',
    ({ lastLoginAt }, t) => (lastLoginAt ? <RelativeTime at={lastLoginAt} /> : t('linked.never')),
  ],
];

interface Props {
  accounts: LinkedAccount[];
  acts: AccountActions;
}

/** The accounts as a table with one column per fact; on screens too narrow for it, as cards. */
export function AccountList({ accounts, acts }: Props) {
  const t = useT();
  const isNarrow = Grid.useBreakpoint().xxl === false;
  if (isNarrow) {
    return (
      <ul className="accounts-cards stack plain-list">
        {accounts.map((one) => (
          <li key={one.id}>
            <AccountName account={one} />
            <FactList facts={FACTS.map(([name, render]) => [name, render(one, t)])} />
            <AccountActionButtons account={one} acts={acts} />
          </li>
        ))}
      </ul>
    );
  }
  const columns: TableColumnsType<LinkedAccount> = [
    { key: 'account', title: t('linked.account'), render: (_, one) => <AccountName account={one} /> },
    ...FACTS.map(([name, render]) => ({
      key: name,
      title: t(name),
      render: (_: unknown, one: LinkedAccount) => render(one, t),
    })),
  ];
  // A single account has no actions.
  if (accounts.length > 1) {
    columns.push({
      key: 'acts',
      title: t('linked.acts'),
      render: (_, one) => <AccountActionButtons account={one} acts={acts} />,
    });
  }
  return (
    <Table
      className="accounts-table"
      rowKey="id"
      columns={columns}
      dataSource={accounts}
      pagination={false}
    />
  );
}

/** The account's name, with tags for the current and the primary account. */
function AccountName({ account: { account, current, primary } }: { account: LinkedAccount }) {
  const t = useT();
  return (
    <span className="accounts-name">
      <strong>{account}</strong>
      {current && <Tag>{t('linked.current')}</Tag>}
      {primary && <Tag>{t('linked.primary')}</Tag>}
    </span>
  );
}

/** The available actions of an account; a frozen or closing account has none. */
function AccountActionButtons({ account: one, acts }: { account: LinkedAccount; acts: AccountActions }) {
  const t = useT();
  const { run, busy } = acts;
  if (!one.current && one.status !== 'ACTIVE') {
    return <span className="accounts-held">{t(`linked.held.${one.status}`)}</span>;
  }
  const offered: AccountAction[] = [];
  if (!one.current) offered.push('switch');
  if (!one.primary && one.status === 'ACTIVE') offered.push('primary');
  return (
    <RowActions>
      {offered.map((name) => (
        <SubmitButton
          key={name}
          busy={busy?.action === name && busy.id === one.id}
          aria-label={t(`linked.${name}.label`, { account: one.account })}
          onClick={() => run({ action: name, id: one.id, account: one.account })}
        >
          {t(`linked.${name}.act`)}
        </SubmitButton>
      ))}
    </RowActions>
  );
}
