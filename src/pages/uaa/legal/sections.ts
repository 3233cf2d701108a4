/** What the portal's legal texts are made of: the same sections in every language, in this order. */

export const agreementSections = [
  'scope',
  'account',
  'verification',
  'security',
  'conduct',
  'applications',
  'organizations',
  'freezing',
  'canceling',
  'service',
  'changes',
  'contact',
] as const;

export const privacySections = [
  'scope',
  'collected',
  'purposes',
  'sensitive',
  'minors',
  'sharing',
  'storing',
  'behavior',
  'protection',
  'cookies',
  'rights',
  'withdrawal',
  'canceling',
  'changes',
  'contact',
] as const;

export const accessibilitySections = ['standard', 'using', 'display', 'limits', 'contact'] as const;

interface LegalSection {
  title: string;
  text: readonly string[];
  /** A list after the text. */
  points?: readonly string[];
}

/** A legal text in one language. */
export interface LegalText<Id extends string = string> {
  intro: string;
  sections: Record<Id, LegalSection>;
}

export type Agreement = LegalText<(typeof agreementSections)[number]>;
export type Privacy = LegalText<(typeof privacySections)[number]>;
export type Accessibility = LegalText<(typeof accessibilitySections)[number]>;
