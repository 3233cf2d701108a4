/**
 * Undoes a change by the link of its alert (docs/api.md, Undo). It needs no session: the link went to the contacts that the
 * account had before the change.
 */
import { CANCELLATION_PERIOD } from '../../../src/constants';
import type { UndoOffer } from '../../../src/contract';
import { findAccountById } from '../accounts/accounts';
import { sendAlert } from '../accounts/alerts';
import { deleteAuthenticator, deleteFactorsSince } from '../accounts/authenticators';
import { recordBehavior } from '../accounts/behavior';
import { forgetBrowsers } from '../accounts/browsers';
import { canMoveClaim, emptyClaim, hasSameClaim, isVerified } from '../accounts/identityClaims';
import { findJoiner, undoLink } from '../accounts/links';
import { discardPassword } from '../accounts/newPassword';
import { deletePasskey, deletePasskeysSince } from '../accounts/passkeys';
import { endPendingRecovery, endPendingVerifications } from '../accounts/recovery';
import { restoreRemovedFactors } from '../accounts/removedFactors';
import { revertContacts } from '../accounts/revertContacts';
import { endSessions } from '../accounts/sessions';
import { endUndoables, findIdentityUndoable, findUndoable } from '../accounts/undoables';
import { endAuthorizationsSince } from '../authorizations/endAuthorizations';
import { findPasskeyProvider } from '../checks/passkeyProviders';
import { endRolesOfAccount } from '../companies/rolePersons';
import { deleteGrantsSince } from '../grants/grants';
import { type Device, readDevice } from '../lib/device';
import { maskEmail, maskMobile, maskName } from '../lib/masking';
import { type Lang, translate } from '../lib/messages';
import { Refusal } from '../lib/refusals';
import { toInstant } from '../store/clock';
import type { RequestContext } from '../store/context';
import type { Account, Contacts } from '../store/records/account';
import type { PasskeyRecord } from '../store/records/passkey';
import type { Undoable, UndoKind } from '../store/records/undo';
import { getPortal } from '../store/state';
import { withdrawIdentity } from '../verification/withdraw';
import { undoPanic } from './panic';

const RESET = '/uaa/resetPwd';

interface Found {
  undoable: Undoable;
  account: Account;
}

/** Says what a link can undo, and changes nothing. Throws UNDO_UNKNOWN: unknown, used, over, or without an effect. */
export function checkUndo(lang: Lang, { token }: { token: string }): UndoOffer {
  const { undoable, account } = find(token);
  const { kind, at, expiresAt } = undoable;
  return {
    kind,
    account: account.account,
    name: describe(undoable, account, lang),
    changedAt: toInstant(at),
    until: toInstant(expiresAt),
  };
}

/** Undoes what the link names, once. Throws UNDO_UNKNOWN. */
export function undoChange({ req }: Pick<RequestContext, 'req'>, { token }: { token: string }): null {
  const { undoable, account } = find(token);
  endUndoables(undoable);
  const effects: { [K in UndoKind]: () => void } = {
    IDENTITY: () => restoreIdentity(account, undoable as Undoable<'IDENTITY'>),
    LINK: () => separate(undoable.subject),
    CONTACT: () => restoreContacts(account, undoable as Undoable<'CONTACT'>),
    AUTHENTICATOR: () => withdrawAuthenticator(account, undoable as Undoable<'AUTHENTICATOR'>),
    PASSKEY: () => withdrawPasskey(account, undoable as Undoable<'PASSKEY'>),
    SIGN_IN: () => withdrawSignIn(account, undoable as Undoable<'SIGN_IN'>),
    PANIC: () => {
      if (!undoPanic(account)) throw new Refusal('UNDO_UNKNOWN');
    },
  };
  effects[undoable.kind]();
  recordBehavior({ accountId: account.id, type: 'PROFILE_CHANGE' }, readDevice(req));
  return null;
}

function find(token: string): Found {
  const undoable = findUndoable(token);
  const account = undoable && findAccountById(undoable.accountId);
  if (!account) throw new Refusal('UNDO_UNKNOWN');
  return { undoable, account };
}

/** Whom the account was verified as, its contacts, where its new passkey is kept, its new device, or the linked account. */
function describe(undoable: Undoable, account: Account, lang: Lang): string {
  const { kind, subject } = undoable;
  if (kind === 'IDENTITY') return maskName(account.name);
  if (kind === 'CONTACT') return describeContacts(account);
  if (kind === 'AUTHENTICATOR' || kind === 'PANIC') return '';
  if (kind === 'SIGN_IN') return describeDevice(undoable.previous, lang);
  if (kind === 'PASSKEY') return findPasskeyProvider(findPasskey(subject)?.aaguid ?? '');
  const joiner = findJoiner(subject);
  if (!joiner) throw new Refusal('UNDO_UNKNOWN');
  return joiner.account;
}

/**
 * The account is as it was before its first verification, with nothing that was gained since. A document that another
 * account has verified meanwhile does not come back.
 */
function restoreIdentity(account: Account, { previous, at }: Undoable<'IDENTITY'>): void {
  const { id: accountId } = account;
  withdrawIdentity(account, previous, at);
  deleteFactorsSince(account, at);
  deletePasskeysSince(accountId, at);
  endRolesOfAccount(accountId);
  const isOthers = getPortal().accounts.some((one) => hasSameClaim(one, account) && isVerified(one));
  if (isOthers && canMoveClaim(account, 'displace')) emptyClaim(account);
  sendAlert({ accountId, topic: 'identityUndone', values: { account: account.account }, link: RESET });
}

/** Undoes a link. The account that joined loses its identity too, if that is younger than 72 hours. */
function separate(linkId: string): void {
  const joiner = undoLink(linkId);
  if (!joiner) throw new Refusal('UNDO_UNKNOWN');
  const undoable = findIdentityUndoable(joiner.id);
  if (undoable) restoreIdentity(joiner, undoable);
}

const findPasskey = (id: string): PasskeyRecord | undefined =>
  getPortal().passkeys.find((one) => one.id === id);

/** Removes a passkey that another person added, and takes the account back to the moment before. */
function withdrawPasskey(account: Account, { subject, at }: Undoable<'PASSKEY'>): void {
  const { id: accountId } = account;
  const passkey = findPasskey(subject);
  if (passkey) deletePasskey(passkey);
  const former = takeBack(account, at);
  const values = { account: account.account };
  sendAlert({ accountId, topic: 'passkeyUndone', values, link: RESET, former });
}

/** Removes an authenticator app that another person added, and takes the account back to the moment before. */
function withdrawAuthenticator(account: Account, { at }: Undoable<'AUTHENTICATOR'>): void {
  const { id: accountId } = account;
  deleteAuthenticator(account);
  const former = takeBack(account, at);
  const values = { account: account.account };
  sendAlert({ accountId, topic: 'authenticatorUndone', values, link: RESET, former });
}

/** Ends a sign-in of another person, takes the account back to the moment before, and makes the known password useless. */
function withdrawSignIn(account: Account, { at }: Undoable<'SIGN_IN'>): void {
  const { id: accountId } = account;
  const former = takeBack(account, at);
  forgetBrowsers(account);
  discardPassword(account);
  const values = { account: account.account };
  sendAlert({ accountId, topic: 'signInUndone', values, link: RESET, former });
}

const describeDevice = ({ browser, os, place }: Device, lang: Lang): string =>
  [browser, os, translate(lang, place)].filter(Boolean).join(' · ');

const describeContacts = ({ mobile, email }: Account): string =>
  [mobile && maskMobile(mobile), email && maskEmail(email)].filter(Boolean).join(' · ');

/** Restores the contacts from before the change, and takes the account back. Notifies the restored and the replaced contacts. */
function restoreContacts(account: Account, { previous, at }: Undoable<'CONTACT'>): void {
  const { id: accountId } = account;
  const replaced = takeBack(account, at, previous);
  const values = { account: account.account };
  sendAlert({ accountId, topic: 'contactUndone', values, link: RESET, former: replaced });
}

/**
 * Undoes everything since `at`: changes of contacts, a first verification, added data, and all sessions, because one of them
 * made the change. `previous` are the contacts before; by default those before the first change since. A contact that
 * another account has now is not restored. Returns the replaced contacts.
 */
function takeBack(account: Account, at: number, previous?: Contacts): Contacts {
  const { id: accountId } = account;
  const replaced = revertContacts(account, at, previous);
  const identity = findIdentityUndoable(accountId);
  if (identity && identity.at >= at) restoreIdentity(account, identity);
  removeAddedSince(account, at);
  restoreRemovedFactors(account, at);
  endPendingWork(accountId, replaced);
  return replaced;
}

/** Ends all sessions and pending work of an account. `former` are contacts that it no longer has. */
function endPendingWork(accountId: string, former?: Contacts): void {
  endPendingRecovery(accountId, undefined, former);
  endPendingVerifications(accountId, undefined);
  endSessions(accountId, undefined);
}

/** Removes the ways in, questions, authorizations and grants of an account since `at`, and ends a closing begun since. */
function removeAddedSince(account: Account, at: number): void {
  const { id: accountId, status, endsAt } = account;
  const state = getPortal();
  const isKept = (one: { accountId: string }, addedAt: number) => one.accountId !== accountId || addedAt < at;
  state.bindings = state.bindings.filter((one) => isKept(one, one.boundAt));
  state.certificates = state.certificates.filter((one) => isKept(one, one.boundAt));
  state.securityAnswers = state.securityAnswers.filter((one) => isKept(one, one.setAt));
  deletePasskeysSince(accountId, at);
  deleteFactorsSince(account, at);
  endAuthorizationsSince(accountId, at);
  deleteGrantsSince(accountId, at);
  if (status !== 'CANCELLING' || (endsAt ?? 0) - CANCELLATION_PERIOD < at) return;
  account.status = 'ACTIVE';
  delete account.endsAt;
}
