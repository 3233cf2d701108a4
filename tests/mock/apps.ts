/** Authenticator apps of people, for tests of the mock. */
import { Secret, TOTP } from 'otpauth';
import { advanceClock, now } from '../../mock/_domain/store/clock';
import { SECOND } from '../../src/constants';
import { type Browser, confirmSessions } from './portal';

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
  browser.hasSessionOf(account);
  confirmSessions();
  const { secret } = (await browser.call('startAuthenticator', { body: {} })).data;
  const { data } = await browser.call('confirmAuthenticator', { body: { code: codeOf(secret) } });
  advanceClock(STEP);
  return { browser, secret, codes: data.codes };
}
