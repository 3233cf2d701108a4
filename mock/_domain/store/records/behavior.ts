/** A record of something that happened to an account. */
import type { BehaviorType } from '../../../../src/contract';
import type { Device } from '../../lib/device';

export interface BehaviorRecord extends Device {
  id: string;
  accountId: string;
  type: BehaviorType;
  occurredAt: number;
  /** Login channel code, where the event is a sign-in. */
  channel: number | null;
  appName: string | null;
  /** Role id, where the person acted for a company. */
  actingAs: string | null;
  result: 'SUCCESS' | 'FAILURE';
  failReason: string | null;
  /** Public id of the session it happened in, or null. */
  sessionId: string | null;
  /** Its owner has said that it was somebody else. */
  disowned: boolean;
}
