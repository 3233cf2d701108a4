/** Records of the accounts of one person: which are linked, and on which browsers a switch between them was proved. */

/** A link lasts (LINKED), was undone by its holder, or ended because the two are no longer proved to be one person's. */
export type LinkState = 'LINKED' | 'UNDONE' | 'ENDED';

/** A link between two accounts of one document. Times are ms. */
export interface AccountLink {
  id: string;
  /** The account whose document was verified first. Its owner may undo the link. */
  holderId: string;
  joinerId: string;
  state: LinkState;
  linkedAt: number;
  undoUntil: number;
}

/** A browser on which a switch to an account was proved. The key names the visitor, the account it leaves and this one. */
export interface BrowserTrust {
  /** The account that is switched to. */
  accountId: string;
  expiresAt: number;
  network?: string;
}
