/** Sections of the legal texts and of the help text in display order, the same in every language. */

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

/** Questions of the help text, by section. */
const helpQuestions = {
  signIn: ['waysIn', 'noAccount'],
  codes: ['noCode', 'oldNumber'],
  password: ['forgotten', 'lost', 'newPassword'],
  frozen: ['locked', 'frozen'],
  verification: ['verify', 'refused'],
  companies: ['actFor', 'handlers'],
  data: ['applications', 'copy', 'request'],
  closing: ['close'],
  accessibility: ['display', 'barrier'],
  contact: ['other'],
} as const;

type HelpSection = keyof typeof helpQuestions;
export type HelpQuestion = (typeof helpQuestions)[HelpSection][number];

export const helpSections = Object.keys(helpQuestions) as HelpSection[];

interface Question {
  question: string;
  answer: string;
}

interface LegalSection {
  title: string;
  text: readonly string[];
  /** A list after the text. */
  points?: readonly string[];
  /** By the name of the question; helpLinks.ts contains the links of the answers. */
  questions?: Readonly<Record<string, Question>>;
}

/** A legal text in one language. */
export interface LegalText<Id extends string = string> {
  intro: string;
  sections: Record<Id, LegalSection>;
}

export type Agreement = LegalText<(typeof agreementSections)[number]>;
export type Privacy = LegalText<(typeof privacySections)[number]>;
export type Accessibility = LegalText<(typeof accessibilitySections)[number]>;
export interface Help extends LegalText<HelpSection> {
  sections: {
    [Id in HelpSection]: LegalSection & { questions: Record<(typeof helpQuestions)[Id][number], Question> };
  };
}
