import { SubmitButton } from '@/components/Action/SubmitButton';
import { LOGIN_CHANNEL } from '@/constants';
import { useCompleteSignIn } from '@/features/signIn/useCompleteSignIn';
import { sealForRequest } from '@/services/secrets';
import { login } from '@/services/signIn';
import { HOME_PATH } from '@/utils/routing/paths';
import { reload } from '@/utils/routing/redirect';
import { type DemoAccount, demoAccounts } from '../accounts';
import { useToolMessages } from '../messages';
import { useToolAction } from '../useToolAction';
import { ActionError } from './ActionError';

/** The seed's accounts with their passwords, each with a button that signs in to it in this browser. */
export function DemoAccounts() {
  const getText = useToolMessages();
  const { act, acting, problem } = useToolAction();
  const complete = useCompleteSignIn(HOME_PATH);

  const signIn = ({ account, userType = 'person' }: DemoAccount, password: string) =>
    act(async () => {
      const { values, secretId } = await sealForRequest([password]);
      complete(
        await login(LOGIN_CHANNEL.password, { userType, account, password: values[0] ?? '', secretId }),
      );
      // The home page may already be open with the data of another account.
      reload();
    });

  return (
    <section className="mock-tools-block">
      <h2>{getText('accounts.title')}</h2>
      <ActionError text={problem} />
      <ul className="mock-tools-list plain-list">
        {demoAccounts.map((one) => (
          <li key={one.account}>
            <div className="mock-tools-row">
              <code>{one.account}</code>
              {one.password && (
                <>
                  <code>{one.password}</code>
                  <SubmitButton type="default" busy={acting} onClick={() => signIn(one, one.password ?? '')}>
                    {getText('accounts.signIn', { account: one.account })}
                  </SubmitButton>
                </>
              )}
            </div>
            <div className="mock-tools-hint">{getText(one.about)}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}
