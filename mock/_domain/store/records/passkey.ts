/** Records of passkeys. Times are ms. */
import type { Expiring } from './expiring';

/** A passkey that signs in to an account: what its authenticator has registered. */
export interface PasskeyRecord {
  id: string;
  accountId: string;
  /** Base64url, like `publicKey`. */
  credentialId: string;
  /** COSE (RFC 9052, section 7). */
  publicKey: string;
  /** How often the authenticator has signed; 0 if it does not count, such as for every synced passkey. */
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

/** A challenge that a passkey signs; its key in the map is the challenge itself. */
export interface PasskeyChallengeRecord extends Expiring {
  /** The account that a new passkey is for; null if an existing passkey signs. */
  accountId: string | null;
  /** Whether the browser creates the passkey automatically, without a step-up and without verifying its user. */
  upgrade: boolean;
}
