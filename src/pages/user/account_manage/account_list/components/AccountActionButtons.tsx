import { RowActions } from '@/components/Action/RowActions';
import { SubmitButton } from '@/components/Action/SubmitButton';
import type { LinkedAccount } from '@/contract';
import { useT } from '@/hooks/useT';
import type { AccountAction, AccountActions } from '../useAccountActions';

interface Props {
  account: LinkedAccount;
  acts: AccountActions;
}

/** The available actions of an account; a frozen or closing account has none. */
export function AccountActionButtons({ account: one, acts: { run, busy } }: Props) {
  const t = useT();
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
