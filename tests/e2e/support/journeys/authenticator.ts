/** The authenticator app, trusted browsers and the phrase against phishing. */
import { Secret as Base32, TOTP } from 'otpauth';
import { MINUTE } from '../../../../src/constants';
import { submitPassword } from '../api';
import type { Person } from '../people';
import type { Visitor } from '../visitor';
import { confirmsBeside } from './sessions';

/** The code that the app shows at a time (ms). */
export const codeAt = (secret: string, timestamp: number): string =>
  new TOTP({ secret: Base32.fromBase32(secret) }).generate({ timestamp });

/** Adds an app to the session's account; returns its secret. */
export async function addsAuthenticator(visitor: Visitor, person: Person): Promise<string> {
  await confirmsBeside(visitor, person);
  const { secret } = await visitor.calls('startAuthenticator', {});
  await visitor.calls('confirmAuthenticator', { code: codeAt(secret, Date.now()) });
  return secret;
}

/** Adds an app and signs in with its code; returns its secret. Advances the portal's clock by a minute. */
export async function signsInWithApp(visitor: Visitor, person: Person, trust?: true): Promise<string> {
  const secret = await addsAuthenticator(visitor, person);
  await visitor.reads('POST /mock/clock', { advanceMs: MINUTE });
  const address = await startsSecondFactor(visitor, person);
  const ticket = new URLSearchParams(address.split('?')[1]).get('ticket');
  const code = codeAt(secret, Date.now() + MINUTE);
  await visitor.calls('secondFactor', { ticket, code, trust });
  return secret;
}

/** Adds an app, signs in with it, and trusts the browser. */
export const trustsBrowser = (visitor: Visitor, person: Person) => signsInWithApp(visitor, person, true);

/** Enters the password; returns the address of the page for the code. */
export async function startsSecondFactor(visitor: Visitor, person: Person): Promise<string> {
  return (await submitPassword(visitor, person))?.redirectUrl ?? '';
}

/** Sets the phrase of the account of the session. */
export async function setsPhrase(visitor: Visitor, person: Person, phrase: string): Promise<void> {
  await confirmsBeside(visitor, person);
  await visitor.calls('setPhrase', { phrase });
}

/** Stores in the browser that a user has signed in with it, as a sign-in on the page does. */
export const remembersSignIn = (visitor: Visitor): Promise<void> =>
  visitor.page.evaluate(() => localStorage.setItem('portal_last_channel', 'password'));
