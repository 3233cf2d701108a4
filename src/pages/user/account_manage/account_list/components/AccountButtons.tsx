import { BusyButton } from '@/components/Form/SubmitButton';
import type { LinkedAccount } from '@/contract';
import { useT } from '@/hooks/useT';
import type { AccountAct, AccountActs } from '../useAccountActs';

interface Props {
  account: LinkedAccount;
  acts: AccountActs;
}

/** What can be done with an account: nothing leads to one that is frozen or being closed. */
export function AccountButtons({ account: one, acts: { act, busy } }: Props) {
  const t = useT();
  if (!one.current && one.status !== 'ACTIVE') {
    return <span className="accounts-held">{t(`linked.held.${one.status}`)}</span>;
  }
  const offered: AccountAct[] = [];
  if (!one.current) offered.push('switch');
  if (!one.primary && one.status === 'ACTIVE') offered.push('primary');
  return (
    <span className="accounts-acts">
      {offered.map((name) => (
        <BusyButton
          key={name}
          busy={busy?.act === name && busy.id === one.id}
          aria-label={t(`linked.${name}.label`, { account: one.account })}
          onClick={() => act({ act: name, id: one.id, account: one.account })}
        >
          {t(`linked.${name}.act`)}
        </BusyButton>
      ))}
    </span>
  );
}
