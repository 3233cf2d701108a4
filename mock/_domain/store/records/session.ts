/** Records of sessions and of failed sign-ins. */
import type { Device } from '../../lib/device';
import type { LastSignIn } from './account';

export interface Session {
  id: string;
  /** Names it to its owner: the other id is the key to it. */
  publicId: string;
  accountId: string;
  startedAt: number;
  lastSeen: number;
  device: Device;
  /** The account's sign-in before this one. */
  previous: LastSignIn | null;
  /** Guides put off for as long as this session lasts. */
  skipped: string[];
  /** When the person last confirmed who they are. */
  steppedUpAt: number | null;
}

export interface LoginFailures {
  failures: number;
  lastFailureAt: number;
}
