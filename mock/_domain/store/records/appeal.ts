/** Records of appeals. */
import type { AppealEvent, Body, StoredFile } from '../../../../src/contract';
import type { Lang } from '../../lib/messages';

/** One step of an appeal. `at` is in ms. */
export interface AppealTimelineEvent extends Omit<AppealEvent, 'at'> {
  at: number;
}

/** The data that the applicant sent. */
export interface Submission extends Omit<Body<'makeAppeal'>, 'proof' | 'files'> {
  /** The mobile number of the applicant, proved by a code. */
  region: string;
  mobile: string;
  files: StoredFile[];
}

/** An appeal and everything that has happened to it. */
export interface Appeal {
  id: string;
  ticket: string;
  /** The account that it belongs to, or null. */
  accountId: string | null;
  /** The browser that submitted it. */
  visitor: string;
  /** The language of the messages to the applicant. */
  lang: Lang;
  submission: Submission;
  /** The id of the rejected appeal that this one repeats, or null. */
  repeats: string | null;
  /** The first event is the submission; the last one has the current state. */
  timeline: [AppealTimelineEvent, ...AppealTimelineEvent[]];
}
