/** Contract of the behavior record: what happened to an account, when, from where. It reaches back 180 days. */

import type { BehaviorResult, BehaviorType } from '../validation/behavior';
import type { Instant, Page, PageQuery } from './envelope';

export type { BehaviorType } from '../validation/behavior';

export interface BehaviorRow {
  id: string;
  type: BehaviorType;
  occurredAt: Instant;
  /** Masked. */
  ip: string;
  /** In the reader's language. */
  place: string;
  device: 'desktop' | 'mobile';
  os: string;
  browser: string;
  /** Login channel code (specification, section 4), or null. */
  channel: number | null;
  /** Name of the application, in the reader's language, or null. */
  appName: string | null;
  /** Name of the company the person acted for, or null for themselves. */
  actingAs: string | null;
  result: BehaviorResult;
  /** Why it failed, in the reader's language, or null. */
  failReason: string | null;
  /** Of the session it happened in; null where there was none. */
  session: 'current' | 'live' | 'ended' | null;
  /** The person has said that it was somebody else. */
  disowned: boolean;
}

/** `from` and `to` are days in China, YYYY-MM-DD, both included, at most 180 of them. */
export interface BehaviorFilter {
  from?: string;
  to?: string;
  type?: BehaviorType;
  result?: BehaviorResult;
  device?: BehaviorRow['device'];
}

export interface BehaviorPart {
  list: BehaviorRow[];
  /** Of the whole filter. */
  total: number;
  /** Leads to the next part, or null after the last. */
  next: string | null;
}

export interface BehaviorContract {
  /** `sort`: occurredAt. */
  behaviorRecords: { query: PageQuery & BehaviorFilter; data: Page<BehaviorRow> };
  /** Everything the filter matches, newest first, in parts of 1,000. */
  exportBehaviorRecords: { query: BehaviorFilter & { cursor?: string }; data: BehaviorPart };
  /** Ends the session it happened in, unless that is the asking one. */
  disownRecord: { params: { id: string }; body: Record<string, never>; data: { ended: boolean } };
}
