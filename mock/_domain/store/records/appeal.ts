/** Records of appeals. */
import type { AppealBody, AppealEvent, StoredFile } from '../../../../src/contract';
import type { Lang } from '../../lib/messages';

export interface AppealTimelineEvent extends Omit<AppealEvent, 'at'> {
  at: number;
}

export interface Submission extends Omit<AppealBody, 'proof' | 'files'> {
  /** The contact's number, proved by SMS. */
  region: string;
  mobile: string;
  files: StoredFile[];
}

export interface Appeal {
  id: string;
  ticket: string;
  /** The account it belongs to, if any. */
  accountId: string | null;
  /** The browser it was made in. */
  visitor: string;
  /** Language its contact reads. */
  lang: Lang;
  submission: Submission;
  /** Id of the rejected appeal it is made again for. */
  repeats: string | null;
  /** The submission first; the last one tells the state. */
  timeline: [AppealTimelineEvent, ...AppealTimelineEvent[]];
}
