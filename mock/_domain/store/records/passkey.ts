/** Records of passkeys. Times are ms. */
import type { Expiring } from './expiring';

/** A passkey that signs in to an account: what its authenticator has registered. */
export interface PasskeyRecord {
  id: string;
  accountId: string;
  /** Base64url, as the two below it. */
  credentialId: string;
  /** COSE (RFC 9052, section 7). */
  publicKey: string;
  /** How often the authenticator has signed; 0 for one that does not count, as every synced passkey. */
  counter: number;
  /** Chosen by the owner; '' for none. */
  name: string;
  /** The kind of authenticator. */
  aaguid: string;
  /** Whether its provider may copy it to other devices, and whether it has. */
  canSync: boolean;
  synced: boolean;
  createdAt: number;
  lastUsedAt: number | null;
}

/** A challenge that a passkey answers; its key is the challenge itself. */
export interface PasskeyChallengeRecord extends Expiring {
  /** The account that a new passkey is for; null if an existing passkey answers. */
  accountId: string | null;
  /** Whether the browser creates the passkey by itself, without a step-up and without verifying its user. */
  upgrade: boolean;
}
