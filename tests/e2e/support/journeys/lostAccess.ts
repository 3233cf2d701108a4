/** Recovery of accounts whose authenticator app is lost. */
import { endpoints } from '../../../../src/contract/endpoints';
import type { Person } from '../people';
import type { Visitor } from '../visitor';
import { addsAuthenticator, signsInWithApp } from './authenticator';
import { DEMO_MOBILE } from './codes';
import { messagesTo } from './outbox';

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
export async function beginsLostAccess(visitor: Visitor): Promise<void> {
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
