import type { LinkedAccount } from '@/contract';
import { useT } from '@/hooks/useT';
import { facts } from '../facts';
import type { AccountActs } from '../useAccountActs';
import { AccountButtons } from './AccountButtons';
import { AccountName } from './AccountName';

/** The accounts where a table would be wider than the screen. */
export function AccountCards({ accounts, acts }: { accounts: LinkedAccount[]; acts: AccountActs }) {
  const t = useT();
  return (
    <ul className="accounts-cards">
      {accounts.map((one) => (
        <li key={one.id}>
          <AccountName account={one} />
          <dl>
            {facts.map(({ key, Fact }) => (
              <div key={key}>
                <dt>{t(`linked.${key}`)}</dt>
                <dd>
                  <Fact account={one} />
                </dd>
              </div>
            ))}
          </dl>
          <AccountButtons account={one} acts={acts} />
        </li>
      ))}
    </ul>
  );
}
