/**
 * The whole portal in one object. It hangs on globalThis, because a development server loads the mock files
 * anew whenever one is edited, and nobody should be signed out by that. Plain data only, no functions.
 */
import type { Account } from '../accounts/accounts';
import type { BehaviorRecord } from '../accounts/behavior';
import type { Company, Membership } from '../accounts/companies';
import type { PortalNotice } from '../accounts/notices';
import type { Message } from '../accounts/outbox';
import type { Session } from '../accounts/sessions';
import type { Appeal } from '../appeals/appeals';
import type { Authorization } from '../authorizations/authorizations';
import type { Captcha } from '../checks/captcha';
import type { Challenge } from '../checks/certificateProof';
import type { IssuedCode } from '../checks/codes';
import type { CertificateBinding } from '../checks/demoCertificates';
import type { LoginFailures } from '../checks/lockout';
import type { MobileProof } from '../checks/proofs';
import type { IssuedSecret } from '../checks/secrets';
import type { SecurityAnswer } from '../checks/securityQuestions';
import type { Upload } from '../forms/uploads';
import type { Grant } from '../grants/grants';
import type { AccessToken, AuthorizationCode } from '../grants/tokens';
import type { OrderedFault } from '../http/faults';
import type { SavedAddress } from '../member/addresses';
import type { OwnMobileProof } from '../member/changeMobile';
import { createSeed } from '../seed/seed';
import type { Registration } from '../signIn/activation';
import type { WaitingApplication } from '../signIn/applications';
import type { BindTicket } from '../signIn/bindings';
import type { PasswordReset } from '../signIn/passwordReset';
import type { ProviderRedirect } from '../signIn/providerLogin';
import type { QrLoginRecord } from '../signIn/qrLogin';
import type { FrozenTicket } from '../signIn/unfreeze';
import type { Expiring } from './expiring';
import type { Binding } from './providers';

export interface PortalState {
  /** How far the portal's clock is ahead of the machine's, in ms. */
  clockOffset: number;
  settings: { enableVerifySecret: '1' | '0'; defaultEncryption: boolean; redirectHosts: string[] };
  accounts: Account[];
  companies: Company[];
  memberships: Membership[];
  notices: PortalNotice[];
  behaviour: BehaviorRecord[];
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
  resets: Map<string, PasswordReset>;
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
  providerTrips: Map<string, ProviderRedirect>;
  /** By uuid. */
  qrs: Map<string, QrLoginRecord>;
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
  attempts: Map<string, LoginFailures>;
  /** By visitor. */
  faults: Map<string, OrderedFault[]>;
}

const KEY = Symbol.for('identity-portal.mock.state');
const holder = globalThis as typeof globalThis & { [KEY]?: PortalState };

/** The portal's state, seeded on first use. */
export function getPortal(): PortalState {
  holder[KEY] ??= createSeed(Date.now());
  return holder[KEY];
}

/** Back to the seed: sessions, faults and the clock included. */
export function resetPortal(): void {
  holder[KEY] = createSeed(Date.now());
}
