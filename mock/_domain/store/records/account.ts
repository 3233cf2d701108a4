/** Records of accounts, and of what belongs to them. */
import type {
  AccountSource,
  AddressBody,
  IdentityLevel,
  IdType,
  NotificationSettings,
  PersonRegistration,
  ResetProof,
  SecurityQuestion,
  UserInfo,
  UserType,
} from '../../../../src/contract';
import type { ChannelName } from '../../../../src/domain/verificationChannels';
import type { Lang, Place } from '../../lib/messages';
import type { PasswordHash } from '../../lib/passwords';

/** Time (ms) and place of a sign-in. */
export interface LastSignIn {
  at: number;
  place: Place;
}

/** The identity of a person by their document. */
export type Identity = Pick<PersonRegistration, 'name' | 'idType' | 'idNo'>;

/** An account. Times are ms since the epoch. */
export interface Account {
  id: string;
  account: string;
  password: PasswordHash;
  /** Whether it was on the list of common passwords when it was set. */
  passwordWeak: boolean;
  passwordSetAt: number;
  userType: UserType;
  nickname: string;
  avatar: string;
  name: string;
  idType: IdType;
  idNo: string;
  /** First and last day of the document (YYYY-MM-DD). A start without an end means no expiry. */
  idFrom: string | null;
  idTo: string | null;
  level: IdentityLevel;
  verifiedAt: number | null;
  /** The verification channel that raised the level last. */
  verifiedBy: ChannelName | null;
  region: string;
  mobile: string | null;
  email: string | null;
  /** When the current number and address were set (ms); null if they were set with the account. */
  mobileSetAt: number | null;
  emailSetAt: number | null;
  /** The language at the registration, used for alerts. Later sessions do not change it. */
  lang: Lang;
  status: UserInfo['status'];
  /** When it was frozen. Only a frozen account has this. */
  frozenAt?: number;
  /** When it ends. Only an account that is being canceled, or waits for its activation, has this. */
  endsAt?: number;
  lastLogin: LastSignIn | null;
  /** Whether the owner chose the password. An account that a provider created has none. */
  passwordChosen: boolean;
  source: AccountSource;
  /** Whether this is the account that opens when a person has several and the sign-in names none. */
  primary: boolean;
  /** The profile that the person entered; an empty text if a field is not given. */
  profile: Record<'profile' | 'country' | 'province' | 'city' | 'address' | 'phone', string>;
  /** A password that another person knows: it cannot be set again. */
  discardedPassword?: PasswordHash;
  /** The method that proved the account when the password was reset; undefined if it was set otherwise. */
  passwordResetBy?: ResetProof['method'];
  /** The WebAuthn user id of the account, base64url; missing until its first use. */
  passkeyUserId?: string;
  /** Which kinds of notices the person wants by mail too. */
  notifications: NotificationSettings;
}

/** An account as the owner of records. */
export type Owner = Pick<Account, 'id'>;

/** The mobile number, with its region, and the mail address of an account, and when each was set. */
export type Contacts = Pick<Account, 'region' | 'mobile' | 'email' | 'mobileSetAt' | 'emailSetAt'>;

/** The recipient of a message. `region` is '' for a mail address. */
export interface Destination {
  kind: 'sms' | 'mail';
  region: string;
  to: string;
}

/** One security question of an account. The answer is hashed like a password. */
export interface SecurityAnswer {
  accountId: string;
  question: SecurityQuestion;
  answer: PasswordHash;
  setAt: number;
}

export interface SavedAddress extends AddressBody {
  id: string;
  accountId: string;
}

export interface CertificateFacts {
  /** Hexadecimal. Only one authority is trusted, so this alone identifies the certificate. */
  serial: string;
  /** The common names of its subject and its issuer. */
  subject: string;
  issuer: string;
  /** First and last moment of its validity (ms). */
  validFrom: number;
  validTo: number;
}

/** The account that a certificate of the trusted authority opens. */
export interface CertificateBinding extends CertificateFacts {
  id: string;
  accountId: string;
  boundAt: number;
}

/** ENDED: the two are no longer proved to be one person's. */
export type LinkState = 'LINKED' | 'UNDONE' | 'ENDED';

/** A link between two accounts of one document. Times are ms. */
export interface AccountLink {
  id: string;
  /** The account whose document was verified first. Its owner may undo the link. */
  holderId: string;
  joinerId: string;
  state: LinkState;
  undoUntil: number;
}

/** A phrase, or its removal. The latest one counts; earlier ones let an undo restore them. */
export interface PhraseRecord {
  accountId: string;
  /** null: the phrase was removed. */
  text: string | null;
  setAt: number;
}
