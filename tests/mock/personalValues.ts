/** The personal data of all accounts of the portal. */
import type { OwnedList } from '../../mock/_domain/store/ownedLists';
import type { Account } from '../../mock/_domain/store/records/account';
import { getPortal, type PortalState } from '../../mock/_domain/store/state';

/**
 * A person's `name` and a `value` are also found inside texts. A `label`, such as a login name, may be a common word,
 * and is compared only with whole properties that the contract marks.
 */
const KINDS = ['name', 'value', 'label'] as const;
type Kind = (typeof KINDS)[number];

export interface PersonalValue {
  kind: Kind;
  text: string;
  /** Where the portal stores it. */
  field: string;
  accountId: string;
}

type RecordIn<Kept> = Kept extends readonly (infer Item)[]
  ? Item
  : Kept extends Map<string, infer Item>
    ? Item
    : never;
type OwnedRecord<List extends OwnedList> = RecordIn<PortalState[List]>;

type Found = Partial<Record<Kind, (string | null | undefined)[]>>;
const nothing = () => ({});
const asName = (text: string): Found => ({ name: [text] });
const asValue = (text: string | null): Found => ({ value: [text] });
const asLabel = (text: string): Found => ({ label: [text] });

/** The type requires an entry for each new field of an account. */
const inAccounts: { [Field in keyof Account]-?: (value: Account[Field]) => Found } = {
  id: nothing,
  account: asLabel,
  password: nothing,
  passwordWeak: nothing,
  passwordSetAt: nothing,
  passwordChosen: nothing,
  userType: nothing,
  nickname: asLabel,
  avatar: nothing,
  name: asName,
  idType: nothing,
  idNo: asValue,
  idFrom: nothing,
  idTo: nothing,
  level: nothing,
  verifiedAt: nothing,
  verifiedBy: nothing,
  region: nothing,
  mobile: asValue,
  email: asValue,
  mobileSetAt: nothing,
  emailSetAt: nothing,
  lang: nothing,
  status: nothing,
  frozenAt: nothing,
  endsAt: nothing,
  lastLogin: nothing,
  source: nothing,
  primary: nothing,
  profile: ({ address, phone }) => ({ value: [address, phone] }),
  notifications: nothing,
  passkeyUserId: nothing,
  discardedPassword: nothing,
  passwordResetBy: nothing,
};

/** The type requires an entry for each new list that an account owns. */
const inLists: { [List in OwnedList]: (record: OwnedRecord<List>) => Found } = {
  addresses: ({ recipient, mobile, detail }) => ({ name: [recipient], value: [mobile, detail] }),
  appeals: ({ submission: { name, idNo, mobile, loginId } }) => ({
    name: [name],
    value: [idNo, mobile],
    label: [loginId],
  }),
  authorizations: nothing,
  behavior: ({ ip }) => ({ label: [ip] }),
  bindings: ({ subject }) => ({ label: [subject] }),
  certificates: ({ subject }) => ({ name: [subject] }),
  memberships: ({ person }) => ({ value: [person?.idNo] }),
  sessions: ({ device }) => ({ label: [device.ip] }),
  verifications: ({ device, claim, answers }) => ({
    value: [claim?.idNo, answers?.bankCardNo, answers?.cardNo, answers?.fundAccount],
    label: [device.ip],
  }),
  accessTokens: nothing,
  accountLinks: nothing,
  applications: nothing,
  authorizationCodes: nothing,
  browserTrusts: nothing,
  panics: ({ difference: { contacts, newContacts, taken } }) => ({
    value: [contacts, newContacts]
      .flatMap(({ mobile, email }) => [mobile, email])
      .concat(taken.map(({ one }) => ('text' in one ? one.text : null))),
  }),
  phrases: ({ text }) => ({ value: [text] }),
  pausedTickets: nothing,
  lostAccess: ({ requester: { to } }) => ({ value: [to] }),
  removedFactors: nothing,
  formerContacts: ({ to }) => ({ value: [to] }),
  browsers: ({ device }) => ({ label: [device.ip] }),
  frozenTickets: nothing,
  grants: nothing,
  notices: nothing,
  // The name of a passkey is the owner's own text.
  passkeys: ({ name }) => ({ label: [name] }),
  passkeyChallenges: nothing,
  authenticators: nothing,
  authenticatorSetups: nothing,
  recoveryCodes: nothing,
  waitingSignIns: nothing,
  ownMobileProofs: ({ from }) => ({ value: [from] }),
  registrations: nothing,
  resets: nothing,
  securityAnswers: nothing,
  undoables: nothing,
};

const keysOf = <Row extends object>(row: Row) => Object.keys(row) as (keyof Row)[];

const ACCOUNT_FIELDS = keysOf(inAccounts).filter((field) => inAccounts[field] !== nothing);
const LISTS = keysOf(inLists).filter((list) => inLists[list] !== nothing);

const findInField = <Field extends keyof Account>(account: Account, field: Field): Found =>
  (inAccounts[field] as (value: Account[Field]) => Found)(account[field]);

/** Lists the personal data of one list, with the account of each record. */
function findInList<List extends OwnedList>(list: List): [Found, accountId: string][] {
  const kept = getPortal()[list] as OwnedRecord<List>[] | Map<string, OwnedRecord<List>>;
  return [...kept.values()].map((record) => [
    inLists[list](record),
    (record as { accountId?: string | null }).accountId ?? '',
  ]);
}

/** Lists the personal data that the portal stores now and `isWanted` accepts, each once per account. */
export function listPersonalValues(isWanted: (kind: Kind, text: string) => boolean): PersonalValue[] {
  const once = new Map<string, PersonalValue>();
  const add = (found: Found, accountId: string, field: string) => {
    for (const kind of KINDS) {
      for (const text of found[kind] ?? []) {
        // Most values are not wanted, so this check comes before the key.
        if (!text || text.length < 2 || !isWanted(kind, text)) continue;
        const key = `${kind} ${text} ${accountId}`;
        if (!once.has(key)) once.set(key, { kind, text, accountId, field: `${field} of ${accountId}` });
      }
    }
  };
  for (const account of getPortal().accounts) {
    for (const field of ACCOUNT_FIELDS) add(findInField(account, field), account.id, field);
  }
  for (const list of LISTS) {
    for (const [found, accountId] of findInList(list)) add(found, accountId, list);
  }
  return [...once.values()];
}
