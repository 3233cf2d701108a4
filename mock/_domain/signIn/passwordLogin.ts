/** Sign-in with a password. */
import { LOGIN_CHANNEL } from '../../../src/constants';
import type { LoginChannels, LoginResult } from '../../../src/contract';
import type { Caller } from '../store/context';
import { signInAfter } from './secondFactor';
import { provePassword } from './signIn';

/** Channel 1: signs in with a password. Throws as provePassword and signInAfter do. */
export function signInWithPassword(context: Caller, body: LoginChannels[1]['body']): LoginResult {
  const channel = LOGIN_CHANNEL.password;
  const account = provePassword(context, body, channel);
  return signInAfter(context, account, { proof: 'password', channel, keep: body.keep });
}
