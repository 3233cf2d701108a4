/**
 * The whole portal in one object. It hangs on globalThis, because a development server loads the mock files
 * anew whenever one is edited, and nobody should be signed out by that. Plain data only, no functions.
 */
import type {
  Account,
  CertificateBinding,
  Company,
  Membership,
  SavedAddress,
  SecurityAnswer,
} from './records/account';
import type { Appeal } from './records/appeal';
import type { Authorization } from './records/authorization';
import type { BehaviorRecord } from './records/behavior';
import type { Expiring } from './records/expiring';
import type { OrderedFault } from './records/fault';
import type { Message, PortalNotice } from './records/message';
import type { AccessToken, AuthorizationCode, Grant, WaitingApplication } from './records/oauth';
import type {
  Captcha,
  Challenge,
  IssuedCode,
  IssuedSecret,
  MobileProof,
  OwnMobileProof,
} from './records/proof';
import type { LoginFailures, Session } from './records/session';
import type {
  Binding,
  BindTicket,
  FrozenTicket,
  PasswordReset,
  ProviderRedirect,
  QrLoginRecord,
  Registration,
} from './records/signIn';
import type { Upload } from './records/upload';

export interface PortalState {
  /** How far the portal's clock is ahead of the machine's, in ms. */
  clockOffset: number;
  settings: { enableVerifySecret: '1' | '0'; defaultEncryption: boolean; redirectHosts: string[] };
  accounts: Account[];
  companies: Company[];
  memberships: Membership[];
  notices: PortalNotice[];
  behavior: BehaviorRecord[];
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
  /** Authorization requests and played applications, by request id. */
  applications: Map<string, WaitingApplication>;
  /** What applications may read of whom. */
  grants: Grant[];
  /** What people may do for each other, oldest first. */
  authorizations: Authorization[];
  /** By code. */
  authorizationCodes: Map<string, AuthorizationCode>;
  /** By token. */
  accessTokens: Map<string, AccessToken>;
  /** Of the partner portal, by their own id. */
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

/** Whether the portal has been started. */
export const hasPortal = (): boolean => holder[KEY] !== undefined;

/** Makes `state` the state of the whole portal. */
export function setPortal(state: PortalState): void {
  holder[KEY] = state;
}

/** The portal's state. Throws until `startPortal` (seed/start) has filled it. */
export function getPortal(): PortalState {
  const state = holder[KEY];
  if (!state) throw new Error('the portal is not started: call startPortal() of seed/start first');
  return state;
}
