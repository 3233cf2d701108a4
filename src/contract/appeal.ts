/** Contract of appeals, with and without a session. Everything personal arrives masked. */

import type { AppealReason, AppealState } from '../validation/appeals';
import type { Instant, Page, PageQuery } from './envelope';
import type { StoredFile } from './files';
import type { IdType } from './registration';

export type { AppealReason, AppealState } from '../validation/appeals';

export interface AppealBody {
  reason: AppealReason;
  loginId?: string;
  name: string;
  idType: IdType;
  idNo: string;
  /** Of the scene `appeal`: the contact's number. */
  proof: string;
  /** 10 to 500 characters. */
  description: string;
  /** Ids of uploads, 1 to 6. */
  files: string[];
}

/** What is added to an appeal, or said when appealing again. */
export interface AppealAddition {
  description: string;
  /** Ids of uploads, at most 6; there may be none. */
  files: string[];
}

export interface AppealEvent {
  at: Instant;
  state: AppealState;
  by: 'applicant' | 'reviewer' | 'portal';
  /** The reviewer's words or what the applicant added, '' for none. */
  note: string;
  files: StoredFile[];
}

export interface AppealRow {
  id: string;
  /** `AP`, the date and six digits. */
  ticket: string;
  reason: AppealReason;
  state: AppealState;
  submittedAt: Instant;
  updatedAt: Instant;
}

export interface AppealProgress extends Omit<AppealRow, 'id'> {
  /** With the reviewer's notes, but nothing of what the applicant wrote or sent. */
  timeline: AppealEvent[];
}

export type AppealAction = 'withdraw' | 'supplement' | 'again';

export interface AppealDetail extends AppealRow {
  timeline: AppealEvent[];
  /** As submitted, masked except for the name. */
  submission: {
    loginId: string;
    name: string;
    idType: IdType;
    idNo: string;
    mobile: string;
    description: string;
    files: StoredFile[];
  };
  /** What may be done now. */
  actions: AppealAction[];
  /** Id and ticket of the appeal this one repeats, and of the one that repeats it. */
  repeats: { id: string; ticket: string } | null;
  repeatedBy: { id: string; ticket: string } | null;
}

export interface AppealContract {
  makeAppeal: { body: AppealBody; data: { ticket: string; submittedAt: Instant } };
  /** By ticket and the contact's number; a captcha after three misses. */
  appealProgress: {
    body: { ticket: string; region: string; mobile: string; captcha?: string };
    data: AppealProgress;
  };
  /** Without a session: `proof` shows that the contact's number is one's own. */
  supplementAppeal: { body: { ticket: string; proof: string } & AppealAddition; data: AppealProgress };
  /** `from` and `to` are days of submission in China, YYYY-MM-DD, both included. */
  ownAppeals: {
    query: PageQuery & { state?: AppealState; reason?: AppealReason; from?: string; to?: string };
    data: Page<AppealRow>;
  };
  ownAppeal: { params: { id: string }; data: AppealDetail };
  withdrawAppeal: { params: { id: string }; body: Record<string, never>; data: AppealDetail };
  supplementOwnAppeal: { params: { id: string }; body: AppealAddition; data: AppealDetail };
  /** Once, after a rejection; answers the new appeal. */
  appealAgain: { params: { id: string }; body: AppealAddition; data: AppealDetail };
}
