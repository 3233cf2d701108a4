/** The phrase of an account, by API calls, and the browsers that ask for it. */
import type { Person } from '../people';
import type { Visitor } from '../visitor';
import { confirmsBeside } from './sessions';

/** Sets the phrase of the account of the session. */
export async function setsPhrase(visitor: Visitor, person: Person, phrase: string): Promise<void> {
  await confirmsBeside(visitor, person);
  await visitor.calls('setPhrase', { phrase });
}

/** Marks the browser as one that was signed in with, as a sign-in on the page does. */
export const remembersSignIn = (visitor: Visitor): Promise<void> =>
  visitor.page.evaluate(() => localStorage.setItem('portal_last_channel', 'password'));
