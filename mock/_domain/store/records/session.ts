/** Records of sessions and of failed sign-ins. */
import type { Device } from '../../lib/device';
import type { LastSignIn } from './account';

/** A signed-in browser. Its id is the value of the session cookie. */
export interface Session {
  id: string;
  /** The id that the owner sees. The other id is secret: it opens the session. */
  publicId: string;
  accountId: string;
  startedAt: number;
  lastSeen: number;
  device: Device;
  /** The sign-in of the account before this one. */
  previous: LastSignIn | null;
  /** The guides that the person put off for this session. */
  skipped: string[];
  /** When the person last confirmed their identity (step-up), or null. */
  steppedUpAt: number | null;
  /** The role they acted in then, or null. */
  steppedUpFor: string | null;
}

/** Wrong passwords of one account, or for one login name. */
export interface LoginFailures {
  failures: number;
  lastFailureAt: number;
}
