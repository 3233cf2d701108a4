import { demoAccounts } from '../accounts';
import { useToolMessages } from '../messages';

/** Everybody the demo knows, with their passwords: they are made up. */
export function DemoAccounts() {
  const words = useToolMessages();
  return (
    <section className="mock-tools-block">
      <h2>{words('accounts.title')}</h2>
      <ul className="mock-tools-list">
        {demoAccounts.map(({ account, password, about }) => (
          <li key={account}>
            <div className="mock-tools-row">
              <code>{account}</code>
              {password && <code>{password}</code>}
            </div>
            <div className="mock-tools-hint">{words(about)}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}
