import type { LinkedAccount } from '@/contract';
import { useT } from '@/hooks/useT';
import { accountFacts } from '../accountFacts';
import type { AccountActions } from '../useAccountActions';
import { AccountActionButtons } from './AccountActionButtons';
import { AccountName } from './AccountName';

/** The accounts as cards, for screens too narrow for the table. */
export function AccountCards({ accounts, acts }: { accounts: LinkedAccount[]; acts: AccountActions }) {
  const t = useT();
  return (
    <ul className="accounts-cards stack plain-list">
      {accounts.map((one) => (
        <li key={one.id}>
          <AccountName account={one} />
          <dl>
            {accountFacts.map(({ key, Fact }) => (
              <div key={key}>
                <dt>{t(`linked.${key}`)}</dt>
                <dd>
                  <Fact account={one} />
                </dd>
              </div>
            ))}
          </dl>
          <AccountActionButtons account={one} acts={acts} />
        </li>
      ))}
    </ul>
  );
}
