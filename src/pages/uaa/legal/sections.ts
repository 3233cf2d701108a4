/**
 * The form of the legal texts and of the help text. The Chinese text of each document defines its sections and their
 * order.
 */

interface LegalSection {
  title: string;
  text?: readonly string[];
  /** A list after the text. */
  points?: readonly string[];
  /** By the name of the question; helpLinks.ts contains the links of the answers. */
  questions?: Readonly<Record<string, [question: string, answer: string]>>;
}

/** A legal text in one language. */
export interface LegalText {
  intro: string;
  /** By the id of the heading. */
  sections: Readonly<Record<string, LegalSection>>;
}
