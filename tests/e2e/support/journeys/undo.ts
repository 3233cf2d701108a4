/** The first verification of an account, which its owner can undo. */
import { newcomer } from '../people';
import type { Visitor } from '../visitor';
import { NEWCOMER_EMAIL } from './codes';
import { linkMailedTo } from './registration';
import { verifiesBeside } from './verification';

/** The link of the last message to newcomer. */
export const linkToNewcomer = (visitor: Visitor) => linkMailedTo(visitor, NEWCOMER_EMAIL);

/** Verifies newcomer by API calls, with a code from the account's mail; returns the link of the alert. */
export async function verifiesNewcomer(visitor: Visitor): Promise<string> {
  await visitor.opensSessionOf(newcomer);
  await verifiesBeside(visitor);
  return linkToNewcomer(visitor);
}
