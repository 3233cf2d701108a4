/** Locks an account because another person uses it. */
import { CODE_RESEND, HOUR } from '../../../../src/constants';
import { endpoints } from '../../../../src/contract/endpoints';
import { submitPassword } from '../api';
import type { Person } from '../people';
import type { Visitor } from '../visitor';
import { choosesSms, codeSentTo, DEMO_MOBILE, triesCode } from './codes';
import { confirmsBeside, signsInElsewhere } from './sessions';

/** Locks the account from another browser. */
async function locksElsewhere(visitor: Visitor, person: Person): Promise<void> {
  const reads = await signsInElsewhere(visitor, person);
  await confirmsBeside({ reads }, person);
  await reads(endpoints.panic, {});
}

/** Signs the demo account in on the open sign-in page, by a text message. */
async function signsInBySms(visitor: Visitor): Promise<void> {
  await choosesSms(visitor);
  await visitor.fills('mobile', DEMO_MOBILE);
  await visitor.presses('code.send');
  await visitor.settles();
  await visitor.until(async () => /^\d{6}$/.test(await codeSentTo(visitor, DEMO_MOBILE)), 'the code');
  await triesCode(visitor, await codeSentTo(visitor, DEMO_MOBILE));
}

/** Creates a session by API calls that does not end when it is idle, except in a shared browser. */
export const staysSignedIn = (visitor: Visitor, person: Person) => submitPassword(visitor, person, true);

/**
 * Stays signed in for longer than a change can be undone, until another browser locks the account; then signs in to the
 * locked account.
 */
export async function meetsLockInOldBrowser(visitor: Visitor, person: Person): Promise<void> {
  await staysSignedIn(visitor, person);
  await visitor.reads('POST /mock/clock', { advanceMs: 73 * HOUR });
  await locksElsewhere(visitor, person);
  await meetsLock(visitor);
}

/** Signs in to the locked account by text message, and waits for the page of the lock. */
async function meetsLock(visitor: Visitor): Promise<void> {
  await visitor.opens('/uaa/login');
  await signsInBySms(visitor);
  await visitor.arrivesAt('/uaa/paused');
}

/** Signs in to the locked account once more, after the time until another code can be sent. */
export async function meetsLockAgain(visitor: Visitor): Promise<void> {
  await visitor.reads('POST /mock/clock', { advanceMs: CODE_RESEND });
  await visitor.page.evaluate(() => localStorage.removeItem('portal_codes'));
  await meetsLock(visitor);
}
