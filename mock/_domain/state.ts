/**
 * The whole portal in one object. It hangs on globalThis, because a development server loads the mock files
 * anew whenever one is edited, and nobody should be signed out by that. Plain data only, no functions.
 */
import type { Account } from './accounts';
import type { Registration } from './activation';
import type { SavedAddress } from './addresses';
import type { Appeal } from './appeals';
import type { WaitingApplication } from './applications';
import type { ProviderTrip } from './associate';
import type { Authorization } from './authorizations';
import type { BehaviourRecord } from './behaviour';
import type { BindTicket } from './bindings';
import type { Captcha } from './captcha';
import type { Challenge } from './certificateProof';
import type { OwnMobileProof } from './changeMobile';
import type { IssuedCode } from './codes';
import type { Company, Membership } from './companies';
import type { CertificateBinding } from './demoCertificates';
import type { Expiring } from './expiring';
import type { Fault } from './faults';
import type { Upload } from './files';
import type { FrozenTicket } from './frozen';
import type { Grant } from './grants';
import type { Attempts } from './lockout';
import type { PortalNotice } from './notices';
import type { AccessToken, AuthorizationCode } from './oauthCodes';
import type { Message } from './outbox';
import type { MobileProof } from './proofs';
import type { Binding } from './providers';
import type { Qr } from './qr';
import type { Reset } from './reset';
import type { IssuedSecret } from './secrets';
import type { SecurityAnswer } from './securityQuestions';
import { seed } from './seed';
import type { Session } from './sessions';

export interface PortalState {
  /** How far the portal's clock is ahead of the machine's, in ms. */
  clockOffset: number;
  settings: { enableVerifySecret: '1' | '0'; defaultEncryption: boolean; redirectHosts: string[] };
  accounts: Account[];
  companies: Company[];
  memberships: Membership[];
  notices: PortalNotice[];
  behaviour: BehaviourRecord[];
  /** What the portal sent, oldest first. */
  outbox: Message[];
  /** By session id. */
  sessions: Map<string, Session>;
  /** By visitor. */
  captchas: Map<string, Captcha>;
  /** By visitor, scene and destination. */
  codes: Map<string, IssuedCode>;
  /** When codes were sent, by visitor. */
  codeSends: Map<string, number[]>;
  /** By ticket. */
  proofs: Map<string, MobileProof>;
  /** That the number to be changed is at hand, by proof. */
  ownMobileProofs: Map<string, OwnMobileProof>;
  /** Oldest first. */
  addresses: SavedAddress[];
  /** By file id. */
  uploads: Map<string, Upload>;
  /** By id. */
  registrations: Map<string, Registration>;
  /** Security questions of the accounts that have some, in their order. */
  securityAnswers: SecurityAnswer[];
  /** Forgotten passwords, by id. */
  resets: Map<string, Reset>;
  /** By ticket. */
  frozenTickets: Map<string, FrozenTicket>;
  /** Oldest first. */
  appeals: Appeal[];
  /** When an appeal was looked up in vain, by visitor and by number. */
  appealMisses: Map<string, number[]>;
  /** Provider accounts that belong to somebody. */
  bindings: Binding[];
  /** By ticket. */
  bindTickets: Map<string, BindTicket>;
  /** By state. */
  providerTrips: Map<string, ProviderTrip>;
  /** By uuid. */
  qrs: Map<string, Qr>;
  /** Certificates that belong to somebody, and those that are revoked. */
  certificates: CertificateBinding[];
  revokedSerials: string[];
  /** By challenge id. */
  challenges: Map<string, Challenge>;
  /** Authorisation requests and played applications, by request id. */
  applications: Map<string, WaitingApplication>;
  /** What applications may read of whom. */
  grants: Grant[];
  /** What people may do for each other, oldest first. */
  authorizations: Authorization[];
  /** By code. */
  authorizationCodes: Map<string, AuthorizationCode>;
  /** By token. */
  accessTokens: Map<string, AccessToken>;
  /** Of the sister portal, by their own id. */
  spentTickets: Map<string, Pick<Expiring, 'expiresAt'>>;
  /** By secret id. */
  secrets: Map<string, IssuedSecret>;
  /** By login name. */
  attempts: Map<string, Attempts>;
  /** By visitor. */
  faults: Map<string, Fault[]>;
}

const KEY = Symbol.for('identity-portal.mock.state');
const holder = globalThis as typeof globalThis & { [KEY]?: PortalState };

/** The portal's state, seeded on first use. */
export function portal(): PortalState {
  holder[KEY] ??= seed(Date.now());
  return holder[KEY];
}

/** Back to the seed: sessions, faults and the clock included. */
export function reset(): void {
  holder[KEY] = seed(Date.now());
}
