import { Grid, Table, type TableColumnsType, Tag } from 'antd';
import { type ReactNode, useState } from 'react';
import { RowActions } from '@/components/Action/RowActions';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { FactList } from '@/components/Value/FactList';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { LinkedAccount, LoginResult } from '@/contract';
import { useCompleteSignIn } from '@/features/signIn/useCompleteSignIn';
import { useAction } from '@/hooks/useAction';
import { type T, useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { setPrimaryAccount, switchAccount } from '@/services/linked';
import { ApiError, isNotFound } from '@/utils/http/ApiError';
import { showNotice } from '@/utils/notice';
import { ACCOUNT_LIST_PATH } from '@/utils/routing/paths';

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

interface AccountRequest {
  action: 'switch' | 'primary';
  id: string;
  account: string;
}

/** A missing account no longer belongs to the person: it was removed in another tab or on the server. */
const sayGone = (error: unknown): never => {
  throw isNotFound(error) ? new ApiError('http', { status: 404, messageId: 'linked.accounts.gone' }) : error;
};

interface Props {
  accounts: LinkedAccount[];
  /** Receives the accounts after an action. */
  onChange: (accounts: LinkedAccount[]) => void;
  /** Called when the displayed accounts are outdated. */
  onOutdated: () => void;
}

/**
 * The accounts as a table with one column per fact; on screens too narrow for it, as cards. Their buttons switch to an
 * account or make it the primary one, one request at a time.
 */
export function AccountList({ accounts, onChange, onOutdated }: Props) {
  const t = useT();
  const isNarrow = Grid.useBreakpoint().xxl === false;
  // After a switch, this page shows the new account, unless a guide is due.
  const completeSignIn = useCompleteSignIn(ACCOUNT_LIST_PATH);
  const [busy, setBusy] = useState<AccountRequest | null>(null);
  const { run, error } = useAction({
    act: async (request: AccountRequest): Promise<LoginResult | LinkedAccount[]> => {
      setBusy(request);
      const { action, id } = request;
      return (action === 'switch' ? switchAccount(id) : setPrimaryAccount(id))
        .catch(sayGone)
        .finally(() => setBusy(null));
    },
    onDone: (result, { account }) => {
      if (!Array.isArray(result)) return completeSignIn(result);
      showNotice({ type: 'success', title: t('linked.primary.done', { account }) });
      return onChange(result);
    },
    onError: (failed) => {
      if (failed.kind === 'refused' || isNotFound(failed)) onOutdated();
    },
  });
  const renderActions = (one: LinkedAccount) => (
    <AccountActionButtons account={one} busy={busy} onAct={run} />
  );

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
    columns.push({ key: 'acts', title: t('linked.acts'), render: (_, one) => renderActions(one) });
  }
  return (
    <>
      {error && <FailureAlert error={error} unreachable="form.unreachable" />}
      {isNarrow ? (
        <ul className="accounts-cards stack plain-list">
          {accounts.map((one) => (
            <li key={one.id}>
              <AccountName account={one} />
              <FactList facts={FACTS.map(([name, render]) => [name, render(one, t)])} />
              {renderActions(one)}
            </li>
          ))}
        </ul>
      ) : (
        <Table
          className="accounts-table"
          rowKey="id"
          columns={columns}
          dataSource={accounts}
          pagination={false}
        />
      )}
    </>
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

interface AccountActionButtonsProps {
  account: LinkedAccount;
  /** The request in progress. */
  busy: AccountRequest | null;
  onAct: (request: AccountRequest) => void;
}

/** The available actions of an account; a frozen or closing account has none. */
function AccountActionButtons({ account: one, busy, onAct }: AccountActionButtonsProps) {
  const t = useT();
  if (!one.current && one.status !== 'ACTIVE') {
    return <span className="accounts-held">{t(`linked.held.${one.status}`)}</span>;
  }
  const offered: AccountRequest['action'][] = [];
  if (!one.current) offered.push('switch');
  if (!one.primary && one.status === 'ACTIVE') offered.push('primary');
  return (
    <RowActions>
      {offered.map((name) => (
        <SubmitButton
          key={name}
          busy={busy?.action === name && busy.id === one.id}
          aria-label={t(`linked.${name}.label`, { account: one.account })}
          onClick={() => onAct({ action: name, id: one.id, account: one.account })}
        >
          {t(`linked.${name}.act`)}
        </SubmitButton>
      ))}
    </RowActions>
  );
}
