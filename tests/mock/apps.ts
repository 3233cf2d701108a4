/** Authenticator apps of people, for tests of the mock. */
import { Secret, TOTP } from 'otpauth';
import { createTotpSecret } from '../../mock/_domain/checks/secondFactor';
import { advanceClock, now } from '../../mock/_domain/store/clock';
import { getPortal } from '../../mock/_domain/store/state';
import { SECOND } from '../../src/constants';
import type { Browser } from './portal';

/** Ms for which an app shows a code. */
export const STEP = 30 * SECOND;

/** The code that an app shows, `steps` later or earlier by its clock. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now() + steps * STEP });

/**
 * Sets an app up for an account, in a session of it that this browser gets. The next step begins afterwards, so that the code
 * of the confirmation does not count twice.
 */
export async function addApp(browser: Browser, account = 'demo') {
  browser.hasConfirmedSessionOf(account);
  const { secret } = (await browser.call('startAuthenticator')).data;
  const { data } = await browser.call('confirmAuthenticator', { body: { code: codeOf(secret) } });
  advanceClock(STEP);
  return { browser, secret, codes: data.codes };
}

/** Gives an account an app, without the calls that set it up. Returns a function that returns the code it shows. */
export function giveApp(accountId = 'u-demo'): () => string {
  const secret = createTotpSecret();
  const record = { accountId, secret, addedAt: now(), lastUsedAt: null, wrongAt: [], alertedAt: 0 };
  getPortal().authenticators.push({ ...record, lastStep: Math.floor(now() / STEP) - 2 });
  return () => codeOf(secret);
}
