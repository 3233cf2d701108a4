/** Records of accounts, of companies, and of what belongs to an account. */
import type {
  AccountSource,
  AddressBody,
  Capacity,
  IdentityLevel,
  NotificationSettings,
  OrgType,
  PersonRegistration,
  SecurityQuestion,
  UserInfo,
  UserType,
} from '../../../../src/contract';
import type { Place } from '../../lib/messages';
import type { PasswordHash } from '../../lib/passwords';

export interface LastSignIn {
  at: number;
  place: Place;
}

export interface Account {
  id: string;
  account: string;
  password: PasswordHash;
  /** On the list of common passwords when it was set. */
  passwordWeak: boolean;
  passwordSetAt: number;
  userType: UserType;
  nickname: string;
  avatar: string;
  name: string;
  idType: string;
  idNo: string;
  /** Dates of the document's validity; no end with a start means valid for good. */
  idFrom: string | null;
  idTo: string | null;
  level: IdentityLevel;
  verifiedAt: number | null;
  /** Verification channel that raised the level last, by its route name. */
  verifiedBy: string | null;
  region: string;
  mobile: string | null;
  email: string | null;
  status: UserInfo['status'];
  /** Since when, while it is frozen. */
  frozenAt?: number;
  /** When the account ends, while it is being cancelled. */
  endsAt?: number;
  lastLogin: LastSignIn | null;
  /** Whether its owner chose the password: one that a provider made has none they know. */
  passwordChosen: boolean;
  source: AccountSource;
  /** Of the accounts of one person, the one that opens where a way in does not say which. */
  primary: boolean;
  /** What the person says of themselves; '' for nothing. */
  profile: Record<'profile' | 'country' | 'province' | 'city' | 'address' | 'phone', string>;
  /** Which messages go out by mail as well. */
  notifications: NotificationSettings;
}

export interface Company {
  id: string;
  orgName: string;
  uscc: string;
  orgType: OrgType;
  legalRep: Pick<PersonRegistration, 'name' | 'idType' | 'idNo'>;
}

/** A person's role in a company; its id is the role id of the contract. */
export interface Membership {
  id: string;
  companyId: string;
  accountId: string;
  capacity: Capacity;
}

/** One question of an account; the answer is kept as a password is. */
export interface SecurityAnswer {
  accountId: string;
  question: SecurityQuestion;
  answer: PasswordHash;
}

export interface SavedAddress extends AddressBody {
  id: string;
  accountId: string;
}

/** A certificate of the trusted authority, by serial number, and the account it opens. */
export interface CertificateBinding {
  serial: string;
  accountId: string;
}
