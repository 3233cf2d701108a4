/** Contract of the signed-in person's own record. Everything personal arrives masked. */
import type { Instant } from './envelope';

/** Identity levels of the portal: 1 unverified, 2 primary, 3 advanced, 4 on the spot or by certificate. */
export type IdentityLevel = 1 | 2 | 3 | 4;

export type Capacity = 'LEGAL_REP' | 'ADMIN' | 'HANDLER';

/** What /user/identity_manage shows. */
export interface Identity {
  name: string;
  idType: string;
  idNo: string;
  idFrom: string | null;
  /** null with `idFrom` set: valid without end. */
  idTo: string | null;
  level: IdentityLevel;
  verifiedAt: Instant | null;
  /** Channel that raised the level last, by its route name, or null. */
  verifiedBy: string | null;
}

export interface Notice {
  id: string;
  at: Instant;
  title: string;
  text: string;
  read: boolean;
  link?: string;
  /** Stands on every page until it is read. */
  urgent?: true;
}

/** What a person may see of their own record in full. */
export type OwnField = 'idNo' | 'mobile' | 'email';

export interface AccountContract {
  /** Both encrypted with one key when `secretId` is given; every other session of the account ends. */
  changePassword: { body: { pwd: string; newPwd: string; secretId?: string }; data: null };
  bindMobile: { body: { region: string; mobile: string; code: string }; data: null };
  identity: { data: Identity };
  /** One value in full, for its owner; '' for none. A POST, so that nothing on the way keeps it. */
  ownValue: { body: { field: OwnField }; data: { value: string } };
  notices: { data: Notice[] };
  readNotices: { body: { ids: string[] }; data: null };
}
