/** The phrase of an account, set by API calls, and the browsers that request it for the sign-in page. */
import type { Person } from '../people';
import type { Visitor } from '../visitor';
import { confirmsBeside } from './sessions';

/** Sets the phrase of the account of the session. */
export async function setsPhrase(visitor: Visitor, person: Person, phrase: string): Promise<void> {
  await confirmsBeside(visitor, person);
  await visitor.calls('setPhrase', { phrase });
}

/** Stores in the browser that a user has signed in with it, as a sign-in on the page does. */
export const remembersSignIn = (visitor: Visitor): Promise<void> =>
  visitor.page.evaluate(() => localStorage.setItem('portal_last_channel', 'password'));
