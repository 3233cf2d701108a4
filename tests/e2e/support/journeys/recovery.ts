/** Lost access, the lock of an account, and the link that undoes a change. */
import { HOUR } from '../../../../src/constants';
import { endpoints } from '../../../../src/contract/endpoints';
import { submitPassword } from '../api';
import { newcomer, type Person } from '../people';
import type { Visitor } from '../visitor';
import { addsAuthenticator, signsInWithApp } from './authenticator';
import { choosesSms, codeSentTo, DEMO_MOBILE, messagesTo, NEWCOMER_EMAIL, triesCode } from './codes';
import { linkMailedTo } from './registration';
import { confirmsBeside, signsInElsewhere } from './sessions';
import { verifiesBeside } from './verification';

export const DEMO_MAIL = 'demo@example.com';

/** Adds an app to the account, and signs out. Returns the secret of the app. */
export async function losesApp(visitor: Visitor, person: Person): Promise<string> {
  await visitor.opensSessionOf(person);
  const secret = await addsAuthenticator(visitor, person);
  await visitor.calls('logout');
  return secret;
}

async function solvesCaptcha(visitor: Visitor): Promise<string> {
  await visitor.reads(`${endpoints.captchaImage}?t=1`);
  return (await visitor.reads<{ answer: string }>('GET /mock/captcha')).answer;
}

/** Begins a recovery of demo's account by a code to its mail address, through API calls. */
async function beginsLostAccess(visitor: Visitor): Promise<void> {
  const request = { userType: 'person', loginId: 'demo', captcha: await solvesCaptcha(visitor) };
  const { id } = await visitor.calls('startReset', request);
  const captcha = await solvesCaptcha(visitor);
  await visitor.calls('emailCode', { scene: 'reset', email: DEMO_MAIL, captcha });
  const [mail] = await messagesTo(visitor, DEMO_MAIL);
  await visitor.calls('proveReset', { id, method: 'email', email: DEMO_MAIL, code: mail?.code });
  await visitor.calls('beginLostAccess', { id });
}

/** Returns the newest link to a recovery that was sent to a number or address. */
export async function lostAccessLink(visitor: Visitor, to: string): Promise<string> {
  const messages = await messagesTo(visitor, to);
  return messages.find(({ link }) => link?.startsWith('/uaa/lost'))?.link ?? '';
}

/** Signs in with a new app; then another person begins a recovery. Advances the portal's clock by a minute. */
export async function meetsRecovery(visitor: Visitor, person: Person): Promise<string> {
  const secret = await signsInWithApp(visitor, person);
  await beginsLostAccess(visitor);
  return secret;
}

/** Adds an app to the account, signs out and begins a recovery; returns the link that stops it. */
export async function beginsRecovery(visitor: Visitor, person: Person): Promise<string> {
  await losesApp(visitor, person);
  await beginsLostAccess(visitor);
  return lostAccessLink(visitor, DEMO_MOBILE);
}

/** Signs the demo account in on the open sign-in page, by a text message. */
export async function signsInBySms(visitor: Visitor): Promise<void> {
  await choosesSms(visitor);
  await visitor.fills('mobile', DEMO_MOBILE);
  await visitor.presses('code.send');
  await visitor.settles();
  await visitor.until(async () => /^\d{6}$/.test(await codeSentTo(visitor, DEMO_MOBILE)), 'the code');
  await triesCode(visitor, await codeSentTo(visitor, DEMO_MOBILE));
}

/** Creates a session by API calls that does not end when it is idle, except in a shared browser. */
export const staysSignedIn = (visitor: Visitor, person: Person) => submitPassword(visitor, person, true);

/** Stays signed in for longer than a change can be undone, until another browser locks the account. */
export async function locksOldBrowser(visitor: Visitor, person: Person): Promise<void> {
  await staysSignedIn(visitor, person);
  await visitor.reads('POST /mock/clock', { advanceMs: 73 * HOUR });
  const readElsewhere = await signsInElsewhere(visitor, person);
  await confirmsBeside({ reads: readElsewhere }, person);
  await readElsewhere(endpoints.panic, {});
}

/** The link of the last message to newcomer. */
export const linkToNewcomer = (visitor: Visitor) => linkMailedTo(visitor, NEWCOMER_EMAIL);

/** Verifies newcomer by API calls, with a code from the account's mail; returns the link of the alert. */
export async function verifiesNewcomer(visitor: Visitor): Promise<string> {
  await visitor.opensSessionOf(newcomer);
  await verifiesBeside(visitor);
  return linkToNewcomer(visitor);
}
