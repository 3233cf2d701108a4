/**
 * The whole portal in one object. It hangs on globalThis, because a development server loads the mock files
 * anew whenever one is edited, and nobody should be signed out by that. Plain data only, no functions.
 */
import type { Account } from './accounts';
import type { WaitingApplication } from './applications';
import type { ProviderTrip } from './associate';
import type { BehaviourRecord } from './behaviour';
import type { BindTicket } from './bindings';
import type { Challenge } from './caLogin';
import type { Captcha } from './captcha';
import type { IssuedCode } from './codes';
import type { Company, Membership } from './companies';
import type { CertificateBinding } from './demoCertificates';
import type { Fault } from './faults';
import type { Attempts } from './lockout';
import type { PortalNotice } from './notices';
import type { Message } from './outbox';
import type { Binding } from './providers';
import type { Qr } from './qr';
import type { IssuedSecret } from './secrets';
import { seed } from './seed';
import type { Session } from './sessions';
import type { RegisterTicket } from './smsLogin';

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
  registerTickets: Map<string, RegisterTicket>;
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
  /** By request id. */
  applications: Map<string, WaitingApplication>;
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
