/** Records of the phrases by which owners recognize the messages of the portal. */

/** A phrase of an account, or its removal. The latest one counts; earlier ones let an undo restore them. */
export interface PhraseRecord {
  accountId: string;
  /** null: the phrase was removed. */
  text: string | null;
  setAt: number;
}
