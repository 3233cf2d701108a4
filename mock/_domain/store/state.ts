/**
 * The state of the portal, as plain data. It is on globalThis: a development server loads the mock files
 * again after each edit, and this must not sign anyone out.
 */
import type { ChannelName } from '../../../src/domain/verificationChannels';
import type {
  Account,
  AccountLink,
  CertificateBinding,
  PhraseRecord,
  SavedAddress,
  SecurityAnswer,
} from './records/account';
import type { Appeal } from './records/appeal';
import type { Authorization } from './records/authorization';
import type { BehaviorRecord } from './records/behavior';
import type { BrowserTrust, KnownBrowser } from './records/browser';
import type {
  Company,
  CompanyAuthorizationRecord,
  CompanyCertificateRecord,
  Membership,
  RegisteredCompany,
} from './records/company';
import type { Expiring } from './records/expiring';
import type {
  AuthenticatorRecord,
  AuthenticatorSetupRecord,
  PasskeyChallengeRecord,
  PasskeyRecord,
  RecoveryCodeRecord,
  WaitingSignIn,
} from './records/factors';
import type { OrderedFault } from './records/fault';
import type { Message, PortalNotice } from './records/message';
import type { AccessToken, AuthorizationCode, Grant, WaitingApplication } from './records/oauth';
import type { FormerContact, PanicRecord, PausedTicket, RemovedFactor } from './records/panic';
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
import type {
  ProductRecord,
  TemplateDashboardRecords,
  TemplateFormsState,
  TemplateLists,
} from './records/template';
import type { LostAccessRecord, Undoable } from './records/undo';
import type { Upload } from './records/upload';
import type { RegistryMode, RegistryRecord, VerificationRecord } from './records/verification';

/** Creates the records that a reset leaves empty. */
export const createEmptyRecords = () => ({
  /** Browsers on which a switch was proved, by visitor, account and account that is switched to. */
  browserTrusts: new Map<string, BrowserTrust>(),
  /** Browsers that accounts were signed in from, by visitor and account. */
  browsers: new Map<string, KnownBrowser>(),
  /** Reports that another person is in an account, by account id. */
  panics: new Map<string, PanicRecord>(),
  /** By account id. */
  lostAccess: new Map<string, LostAccessRecord>(),
  removedFactors: [] as RemovedFactor[],
  formerContacts: [] as FormerContact[],
  /** Phrases against phishing, oldest first. */
  phrases: [] as PhraseRecord[],
  /** When phrases were changed, by account. */
  phraseChanges: new Map<string, number[]>(),
  /** When sign-in pages requested a phrase, by visitor and network address. */
  phraseCalls: new Map<string, number[]>(),
  /** The messages the portal sent, oldest first. */
  outbox: [] as Message[],
  /** By session id. */
  sessions: new Map<string, Session>(),
  /** Sessions that another browser ended, by session id. */
  endedElsewhere: new Map<string, Pick<Expiring, 'expiresAt'>>(),
  /** The sessions whose id was renewed in the last seconds, by their former id. */
  formerSessionIds: new Map<string, FormerSessionId>(),
  /** By visitor. */
  captchas: new Map<string, Captcha>(),
  /** Challenges of the proof of work, by signature. */
  workChallenges: new Map<string, IssuedWork>(),
  /** When captchas were requested and guessed, by visitor and network address. */
  captchaCalls: new Map<string, number[]>(),
  /** When clients checked whether a login name needs a captcha, by visitor and network address. */
  captchaQuestions: new Map<string, number[]>(),
  /** When breached passwords were requested, by visitor and network address. */
  breachedRangeCalls: new Map<string, number[]>(),
  /** Times of unsuccessful searches for a person, by search and account. */
  searchMisses: new Map<string, number[]>(),
  /** When proofs of a company were requested, by account and credit code. */
  roleProofs: new Map<string, number[]>(),
  /** When accounts applied to companies, by account and company. */
  companyApplications: new Map<string, number[]>(),
  /** By visitor, scene and destination. */
  codes: new Map<string, IssuedCode>(),
  /** When codes were sent and wrong ones tried, by visitor, network address, account and destination. */
  codeSends: new Map<string, number[]>(),
  codeMisses: new Map<string, number[]>(),
  /** By ticket. */
  proofs: new Map<string, MobileProof>(),
  /** Proofs that a person has the number they want to change, by proof id. */
  ownMobileProofs: new Map<string, OwnMobileProof>(),
  /** By file id. */
  uploads: new Map<string, Upload>(),
  /** By id. */
  registrations: new Map<string, Registration>(),
  /** Pending password resets, by id. */
  resets: new Map<string, PasswordReset>(),
  /** Changes that an owner may undo, by token. */
  undoables: new Map<string, Undoable>(),
  /** By ticket. */
  frozenTickets: new Map<string, FrozenTicket>(),
  /** By ticket. */
  pausedTickets: new Map<string, PausedTicket>(),
  /** The times of failed lookups of appeals, by visitor, mobile number, ticket and network address. */
  appealMisses: new Map<string, number[]>(),
  /** By ticket. */
  bindTickets: new Map<string, BindTicket>(),
  /** By state. */
  providerTrips: new Map<string, ProviderRedirect>(),
  /** By uuid. */
  qrs: new Map<string, QrLoginRecord>(),
  authenticators: [] as AuthenticatorRecord[],
  /** By the public id of the session. */
  authenticatorSetups: new Map<string, AuthenticatorSetupRecord>(),
  recoveryCodes: [] as RecoveryCodeRecord[],
  /** By ticket. */
  waitingSignIns: new Map<string, WaitingSignIn>(),
  /** Oldest first. */
  passkeys: [] as PasskeyRecord[],
  /** By challenge. */
  passkeyChallenges: new Map<string, PasskeyChallengeRecord>(),
  /** By challenge id. */
  challenges: new Map<string, Challenge>(),
  /** Authorization requests and played applications, by request id. */
  applications: new Map<string, WaitingApplication>(),
  /** By code. */
  authorizationCodes: new Map<string, AuthorizationCode>(),
  /** By token. */
  accessTokens: new Map<string, AccessToken>(),
  /** Used tickets of the partner portal, by ticket id. */
  spentTickets: new Map<string, Pick<Expiring, 'expiresAt'>>(),
  /** By secret id. */
  secrets: new Map<string, IssuedSecret>(),
  /** Wrong passwords by account, and by user type and login name. */
  attempts: new Map<string, LoginFailures>(),
  /** When sign-ins by password failed, by network address. */
  signInFailures: new Map<string, number[]>(),
  /** The registries that do not respond as usual. */
  registryModes: new Map<ChannelName, RegistryMode>(),
  /** The legacy template's lists, by account id. */
  templateLists: new Map<string, TemplateLists>(),
  /** By visitor. */
  faults: new Map<string, OrderedFault[]>(),
});

export interface PortalState extends ReturnType<typeof createEmptyRecords> {
  /** How far the portal's clock is ahead of the machine's, in ms. */
  clockOffset: number;
  settings: {
    enableVerifySecret: '1' | '0';
    defaultEncryption: boolean;
  };
  accounts: Account[];
  /** Links between the accounts of one person, oldest first. */
  accountLinks: AccountLink[];
  companies: Company[];
  /** Oldest first, as the two lists after it. */
  memberships: Membership[];
  companyAuthorizations: CompanyAuthorizationRecord[];
  companyCertificates: CompanyCertificateRecord[];
  /** The registry of companies, by credit code. */
  companyRegistry: Map<string, RegisteredCompany>;
  notices: PortalNotice[];
  behavior: BehaviorRecord[];
  /** Oldest first. */
  addresses: SavedAddress[];
  /** Security questions and answers, in the order of the questions. */
  securityAnswers: SecurityAnswer[];
  /** Oldest first. */
  appeals: Appeal[];
  /** The bindings of provider accounts to accounts. */
  bindings: Binding[];
  /** The certificates that open an account, and the serial numbers of revoked ones. */
  certificates: CertificateBinding[];
  revokedSerials: string[];
  /** Permissions of people for applications. */
  grants: Grant[];
  /** Authorizations between people, oldest first. */
  authorizations: Authorization[];
  /** Queries of identity verification, oldest first. */
  verifications: VerificationRecord[];
  registryRecords: RegistryRecord[];
  templateCards: ProductRecord[];
  /** The legacy template's workplace. */
  templateDashboard: TemplateDashboardRecords;
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

/** Returns the portal's state. Throws until `startPortal` (seed/seed) has set it. */
export function getPortal(): PortalState {
  const state = holder[KEY];
  if (!state) throw new Error('the portal is not started: call startPortal() of seed/seed first');
  return state;
}
