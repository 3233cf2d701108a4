/**
 * The whole state of the portal in one object. It is on globalThis: a development server loads the mock files
 * again after each edit, and this must not sign anyone out. The state is plain data without functions.
 */
import type { ChannelName } from '../../../src/domain/verificationChannels';
import type { Account, CertificateBinding, SavedAddress, SecurityAnswer } from './records/account';
import type { AccountLink, BrowserTrust } from './records/accountLink';
import type { Appeal } from './records/appeal';
import type {
  AuthenticatorRecord,
  AuthenticatorSetupRecord,
  RecoveryCodeRecord,
  WaitingSignIn,
} from './records/authenticator';
import type { Authorization } from './records/authorization';
import type { BehaviorRecord } from './records/behavior';
import type { KnownBrowser } from './records/browser';
import type {
  Company,
  CompanyAuthorizationRecord,
  CompanyCertificateRecord,
  Membership,
  RegisteredCompany,
} from './records/company';
import type { Expiring } from './records/expiring';
import type { OrderedFault } from './records/fault';
import type { LostAccessRecord } from './records/lostAccess';
import type { Message, PortalNotice } from './records/message';
import type { AccessToken, AuthorizationCode, Grant, WaitingApplication } from './records/oauth';
import type { FormerContact, PanicRecord, PausedTicket, RemovedFactor } from './records/panic';
import type { PasskeyChallengeRecord, PasskeyRecord } from './records/passkey';
import type { PhraseRecord } from './records/phrase';
import type {
  Captcha,
  Challenge,
  IssuedCode,
  IssuedSecret,
  IssuedWork,
  MobileProof,
  OwnMobileProof,
} from './records/proof';
import type { FormerSessionId, LoginFailures, Session } from './records/session';
import type {
  Binding,
  BindTicket,
  FrozenTicket,
  PasswordReset,
  ProviderRedirect,
  QrLoginRecord,
  Registration,
} from './records/signIn';
import type { ProductRecord } from './records/templateCards';
import type { TemplateDashboardRecords } from './records/templateDashboard';
import type { TemplateFormsState } from './records/templateForms';
import type { TemplateLists } from './records/templateLists';
import type { Undoable } from './records/undo';
import type { Upload } from './records/upload';
import type { RegistryMode, RegistryRecord, VerificationRecord } from './records/verification';

/** The stored data of the portal. */
export interface PortalState {
  /** How far the portal's clock is ahead of the machine's, in ms. */
  clockOffset: number;
  settings: {
    enableVerifySecret: '1' | '0';
    defaultEncryption: boolean;
    redirectHosts: string[];
    captcha: 'proof' | 'image';
  };
  accounts: Account[];
  /** Links between the accounts of one person, oldest first. */
  accountLinks: AccountLink[];
  /** Browsers on which a switch was proved, by visitor, account and account that is switched to. */
  browserTrusts: Map<string, BrowserTrust>;
  /** Browsers that accounts were signed in from, by visitor and account. */
  browsers: Map<string, KnownBrowser>;
  /** Reports that another person is in an account, by account id. */
  panics: Map<string, PanicRecord>;
  /** By account id. */
  lostAccess: Map<string, LostAccessRecord>;
  removedFactors: RemovedFactor[];
  formerContacts: FormerContact[];
  /** Phrases against phishing, oldest first. */
  phrases: PhraseRecord[];
  /** When phrases were changed, by account. */
  phraseChanges: Map<string, number[]>;
  /** When sign-in pages requested a phrase, by visitor and network address. */
  phraseCalls: Map<string, number[]>;
  companies: Company[];
  /** Oldest first, as the two lists after it. */
  memberships: Membership[];
  companyAuthorizations: CompanyAuthorizationRecord[];
  companyCertificates: CompanyCertificateRecord[];
  /** The registry of companies, by credit code. */
  companyRegistry: Map<string, RegisteredCompany>;
  notices: PortalNotice[];
  behavior: BehaviorRecord[];
  /** The messages the portal sent, oldest first. */
  outbox: Message[];
  /** By session id. */
  sessions: Map<string, Session>;
  /** Sessions that another browser ended, by session id. */
  endedElsewhere: Map<string, Pick<Expiring, 'expiresAt'>>;
  /** The sessions whose id was renewed in the last seconds, by their former id. */
  formerSessionIds: Map<string, FormerSessionId>;
  /** By visitor. */
  captchas: Map<string, Captcha>;
  /** Challenges of the proof of work, by signature. */
  workChallenges: Map<string, IssuedWork>;
  /** When captchas were requested and guessed, by visitor and network address. */
  captchaCalls: Map<string, number[]>;
  /** When clients checked whether a login name needs a captcha, by visitor and network address. */
  captchaQuestions: Map<string, number[]>;
  /** When breached passwords were requested, by visitor and network address. */
  breachedRangeCalls: Map<string, number[]>;
  /** Times of unsuccessful searches for a person, by search and account. */
  searchMisses: Map<string, number[]>;
  /** When proofs of a company were requested, by account and credit code. */
  roleProofs: Map<string, number[]>;
  /** When accounts applied to companies, by account and company. */
  companyApplications: Map<string, number[]>;
  /** By visitor, scene and destination. */
  codes: Map<string, IssuedCode>;
  /** When codes were sent and wrong ones tried, by visitor, network address, account and destination. */
  codeSends: Map<string, number[]>;
  codeMisses: Map<string, number[]>;
  /** By ticket. */
  proofs: Map<string, MobileProof>;
  /** Proofs that a person has the number they want to change, by proof id. */
  ownMobileProofs: Map<string, OwnMobileProof>;
  /** Oldest first. */
  addresses: SavedAddress[];
  /** By file id. */
  uploads: Map<string, Upload>;
  /** By id. */
  registrations: Map<string, Registration>;
  /** Security questions and answers, in the order of the questions. */
  securityAnswers: SecurityAnswer[];
  /** Pending password resets, by id. */
  resets: Map<string, PasswordReset>;
  /** Changes that an owner may undo, by token. */
  undoables: Map<string, Undoable>;
  /** By ticket. */
  frozenTickets: Map<string, FrozenTicket>;
  /** By ticket. */
  pausedTickets: Map<string, PausedTicket>;
  /** Oldest first. */
  appeals: Appeal[];
  /** The times of failed lookups of appeals, by visitor, mobile number, ticket and network address. */
  appealMisses: Map<string, number[]>;
  /** The bindings of provider accounts to accounts. */
  bindings: Binding[];
  /** By ticket. */
  bindTickets: Map<string, BindTicket>;
  /** By state. */
  providerTrips: Map<string, ProviderRedirect>;
  /** By uuid. */
  qrs: Map<string, QrLoginRecord>;
  authenticators: AuthenticatorRecord[];
  /** By the public id of the session. */
  authenticatorSetups: Map<string, AuthenticatorSetupRecord>;
  recoveryCodes: RecoveryCodeRecord[];
  /** By ticket. */
  waitingSignIns: Map<string, WaitingSignIn>;
  /** Oldest first. */
  passkeys: PasskeyRecord[];
  /** By challenge. */
  passkeyChallenges: Map<string, PasskeyChallengeRecord>;
  /** The certificates that open an account, and the serial numbers of revoked ones. */
  certificates: CertificateBinding[];
  revokedSerials: string[];
  /** By challenge id. */
  challenges: Map<string, Challenge>;
  /** Authorization requests and played applications, by request id. */
  applications: Map<string, WaitingApplication>;
  /** Permissions of people for applications. */
  grants: Grant[];
  /** Authorizations between people, oldest first. */
  authorizations: Authorization[];
  /** By code. */
  authorizationCodes: Map<string, AuthorizationCode>;
  /** By token. */
  accessTokens: Map<string, AccessToken>;
  /** Used tickets of the partner portal, by ticket id. */
  spentTickets: Map<string, Pick<Expiring, 'expiresAt'>>;
  /** By secret id. */
  secrets: Map<string, IssuedSecret>;
  /** Wrong passwords by account, and by user type and login name. */
  attempts: Map<string, LoginFailures>;
  /** When sign-ins by password failed, by network address. */
  signInFailures: Map<string, number[]>;
  /** Queries of identity verification, oldest first. */
  verifications: VerificationRecord[];
  registryRecords: RegistryRecord[];
  /** The registries that do not respond as usual. */
  registryModes: Map<ChannelName, RegistryMode>;
  templateCards: ProductRecord[];
  /** The legacy template's lists, by account id. */
  templateLists: Map<string, TemplateLists>;
  /** The legacy template's workplace. */
  templateDashboard: TemplateDashboardRecords;
  /** By visitor. */
  faults: Map<string, OrderedFault[]>;
  /** Data of the forms of the legacy template. */
  templateForms: TemplateFormsState;
}

const KEY = Symbol.for('identity-portal.mock.state');
const holder = globalThis as typeof globalThis & { [KEY]?: PortalState };

/** Returns whether the portal has been started. */
export const hasPortal = (): boolean => holder[KEY] !== undefined;

/** Makes `state` the state of the whole portal. */
export function setPortal(state: PortalState): void {
  holder[KEY] = state;
}

/** Returns the portal's state. Throws until `startPortal` (seed/start) has set it. */
export function getPortal(): PortalState {
  const state = holder[KEY];
  if (!state) throw new Error('the portal is not started: call startPortal() of seed/start first');
  return state;
}
