/** Records of the browsers that a person has signed in with. Times are ms. */
import type { Device } from '../../lib/device';

/** A browser from which an account was signed in to; by visitor and account. */
export interface KnownBrowser {
  /** The id that the owner sees. */
  id: string;
  accountId: string;
  device: Device;
  /** When the account was first signed in to from it. */
  since: number;
  lastSeenAt: number;
  /** When the owner began to trust it, and until when its sign-ins need no second factor; null if they do. */
  trust: { since: number; until: number } | null;
  expiresAt: number;
}

/** A browser on which a switch was proved. The key names the visitor and both accounts. */
export interface BrowserTrust {
  /** The account that is switched to. */
  accountId: string;
  expiresAt: number;
}
