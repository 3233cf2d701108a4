/** A record of something that happened to an account. */
import type { BehaviorType } from '../../../../src/contract';
import type { Device } from '../../lib/device';

/** One event, with the device it happened on. */
export interface BehaviorRecord extends Device {
  id: string;
  accountId: string;
  type: BehaviorType;
  occurredAt: number;
  /** The code of the login channel. Only a sign-in has one. */
  channel: number | null;
  appName: string | null;
  /** The role id if the person acted for a company. */
  actingAs: string | null;
  result: 'SUCCESS' | 'FAILURE';
  failReason: string | null;
  /** The public id of the session it happened in, or null. */
  sessionId: string | null;
  /** Whether the owner reported that it was another person. */
  disowned: boolean;
}
