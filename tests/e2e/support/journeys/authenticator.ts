/** The authenticator app of a person, by API calls. */
import { Secret as Base32, TOTP } from 'otpauth';
import type { AuthenticatorSetup, LoginResult, Secret } from '../../../../src/contract';
import { endpoints } from '../../../../src/contract/endpoints';
import { seal } from '../../../support/seal';
import type { Person } from '../people';
import type { Visitor } from '../visitor';
import { confirmsBeside } from './sessions';

/** Adds an app to the account of the session. */
export async function addsAuthenticator(visitor: Visitor, person: Person): Promise<void> {
  await confirmsBeside(visitor, person);
  const { secret } = await visitor.reads<AuthenticatorSetup>(endpoints.startAuthenticator, {});
  const code = new TOTP({ secret: Base32.fromBase32(secret) }).generate();
  await visitor.reads(endpoints.confirmAuthenticator, { code });
}

/** Enters the password; returns the address of the page for the code. */
export async function startsSecondFactor(visitor: Visitor, { account, password }: Person): Promise<string> {
  const secret = await visitor.reads<Secret>(endpoints.secret);
  const body = { userType: 'person', account, password: seal(secret, password), secretId: secret.id };
  const { redirectUrl } = await visitor.reads<LoginResult>(`${endpoints.login}?channelCode=1`, body);
  return redirectUrl ?? '';
}
