/** Records of apps, recovery codes, passkeys, and sign-ins that wait for a second factor. Times are ms. */
import type { SignInProof } from '../../../../src/contract';
import type { Expiring } from './expiring';
import type { Subject } from './signIn';

export interface AuthenticatorRecord {
  accountId: string;
  /** Base32. A real server encrypts it. */
  secret: string;
  addedAt: number;
  lastUsedAt: number | null;
  /** The last time step that a code was accepted for: each code counts once. */
  lastStep: number;
  /** When wrong codes were entered in the last 24 hours, the oldest first. */
  wrongAt: number[];
  /** When the owner was last alerted to wrong codes; 0 if never. */
  alertedAt: number;
}

/** A secret that no code has confirmed yet; by the public id of the session. */
export interface AuthenticatorSetupRecord {
  accountId: string;
  secret: string;
  triesLeft: number;
  expiresAt: number;
}

/** A recovery code that is left, as a hash. */
export interface RecoveryCodeRecord {
  accountId: string;
  hash: string;
  madeAt: number;
}

/** A sign-in whose first proof was right; by ticket. */
export interface WaitingSignIn extends Expiring {
  accountId: string;
  /** The first proof, and its channel. */
  proof: SignInProof;
  channel: number;
  /** The provider account that will be bound, if the sign-in binds one. */
  bind?: Subject;
  /** Whether the person chose to stay signed in. */
  keep?: boolean;
}

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
