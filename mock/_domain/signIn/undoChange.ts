/** Undoes a change by the link of its alert, without a session (docs/api.md, Undo). */
import type { UndoOffer } from '../../../src/contract';
import { findAccountById } from '../accounts/accounts';
import { sendAlert } from '../accounts/alerts';
import { recordBehavior } from '../accounts/behavior';
import { forgetBrowsers } from '../accounts/browsers';
import { deleteAuthenticator, deletePasskey } from '../accounts/factors';
import { findJoiner, undoLink } from '../accounts/links';
import { barLostAccess } from '../accounts/lostAccess';
import { discardPassword } from '../accounts/newPassword';
import { endUndoables, findIdentityUndoable, findUndoable } from '../accounts/undoables';
import { findPasskeyProvider } from '../checks/passkeyProviders';
import type { Device } from '../lib/device';
import { maskEmail, maskMobile, maskName } from '../lib/masking';
import { type Lang, translate } from '../lib/messages';
import { RESET_PASSWORD_PATH } from '../lib/pagePaths';
import { Refusal } from '../lib/refusals';
import { toInstant } from '../store/clock';
import type { RequestContext } from '../store/context';
import type { Account, Contacts } from '../store/records/account';
import type { PasskeyRecord } from '../store/records/factors';
import type { NoticeTopic } from '../store/records/message';
import type { OwnedEntry } from '../store/records/panic';
import type { SignInFacts, Undoable, UndoKind } from '../store/records/undo';
import { getPortal } from '../store/state';
import { noteOtherUndo, undoPanic } from './panic';
import { keyOf } from './panicDifference';
import { restoreIdentity, takeBack } from './takeBack';

interface UndoTarget {
  undoable: Undoable;
  account: Account;
}

/** Returns what a link can undo. Throws UNDO_UNKNOWN for a link without an effect. */
export function checkUndo(lang: Lang, { token }: { token: string }): UndoOffer {
  const { undoable, account } = findTarget(token);
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
  const { undoable, account } = findTarget(token);
  endUndoables(undoable);
  const effects: { [K in UndoKind]: () => void } = {
    IDENTITY: () => restoreIdentity(account, undoable as Undoable<'IDENTITY'>),
    LINK: () => separate(undoable.subject),
    CONTACT: () => restoreContacts(account, undoable as Undoable<'CONTACT'>),
    AUTHENTICATOR: () => withdrawAuthenticator(account, undoable as Undoable<'AUTHENTICATOR'>),
    PASSKEY: () => withdrawPasskey(account, undoable as Undoable<'PASSKEY'>),
    SIGN_IN: () => withdrawSignIn(account, undoable as Undoable<'SIGN_IN'>),
    LOST_ACCESS: () => withdrawLostAccess(account, undoable as Undoable<'LOST_ACCESS'>),
    PANIC: () => {
      if (!undoPanic(account, 'link')) throw new Refusal('UNDO_UNKNOWN');
    },
  };
  effects[undoable.kind]();
  if (undoable.kind !== 'PANIC') noteOtherUndo(account, undoable);
  const type = undoable.kind === 'PANIC' ? 'PANIC_UNDO' : 'PROFILE_CHANGE';
  recordBehavior({ req }, { accountId: account.id, type });
  return null;
}

function findTarget(token: string): UndoTarget {
  const undoable = findUndoable(token);
  const account = undoable && findAccountById(undoable.accountId);
  if (!account) throw new Refusal('UNDO_UNKNOWN');
  return { undoable, account };
}

/** Returns the detail by which the owner recognizes the change; empty for some kinds. */
function describe(undoable: Undoable, account: Account, lang: Lang): string {
  const { kind, subject } = undoable;
  if (kind === 'IDENTITY') return maskName(account.name);
  if (kind === 'CONTACT') return describeContacts(account);
  if (kind === 'AUTHENTICATOR' || kind === 'PANIC' || kind === 'LOST_ACCESS') return '';
  if (kind === 'SIGN_IN') return describeDevice(undoable.previous.device, lang);
  if (kind === 'PASSKEY') return findPasskeyProvider(findPasskey(subject)?.aaguid ?? '');
  const joiner = findJoiner(subject);
  if (!joiner) throw new Refusal('UNDO_UNKNOWN');
  return joiner.account;
}

/** Undoes a link. The account that joined also loses its identity, if it was verified within the last 72 hours. */
function separate(linkId: string): void {
  const joiner = undoLink(linkId);
  if (!joiner) throw new Refusal('UNDO_UNKNOWN');
  const undoable = findIdentityUndoable(joiner.id);
  if (undoable) restoreIdentity(joiner, undoable);
}

/** Alerts the owner of an undo, also at the contacts that it has replaced. */
function alertOfUndo(
  { id: accountId }: Account,
  topic: NoticeTopic,
  former: Contacts,
  more: { everywhere?: true } = {},
): void {
  sendAlert({ accountId, topic, link: RESET_PASSWORD_PATH, former, ...more });
}

const findPasskey = (id: string): PasskeyRecord | undefined =>
  getPortal().passkeys.find((one) => one.id === id);

/** Removes a passkey that another person added, and reverts the account to the time before. */
function withdrawPasskey(account: Account, { subject, at }: Undoable<'PASSKEY'>): void {
  const passkey = findPasskey(subject);
  if (passkey) deletePasskey(passkey);
  const former = takeBack(account, at);
  alertOfUndo(account, 'passkeyUndone', former);
}

/** Removes an authenticator app that another person added, and reverts the account to the time before. */
function withdrawAuthenticator(account: Account, { at }: Undoable<'AUTHENTICATOR'>): void {
  deleteAuthenticator(account);
  const former = takeBack(account, at);
  alertOfUndo(account, 'authenticatorUndone', former);
}

/**
 * Reverts the account to the time before another person's sign-in, and removes its credential. Invalidates
 * the password, even a later one: the same person may have reset it.
 */
function withdrawSignIn(account: Account, { at, previous }: Undoable<'SIGN_IN'>): void {
  const former = takeBack(account, at);
  removeMeans(account, previous);
  forgetBrowsers(account);
  discardPassword(account);
  alertOfUndo(account, 'signInUndone', former);
}

/** Removes the passkey, the certificate or the provider account that another person has used, for good. */
function removeMeans({ id }: Account, { openedWith }: SignInFacts): void {
  const portal = getPortal();
  const isUnrelated = (one: OwnedEntry['one']) => one.accountId !== id || keyOf(one) !== openedWith;
  if (openedWith === undefined) return;
  portal.passkeys = portal.passkeys.filter(isUnrelated);
  portal.bindings = portal.bindings.filter(isUnrelated);
  portal.certificates = portal.certificates.filter(isUnrelated);
}

/** Restores the app that a recovery removed and the contacts from before it, and invalidates the new password. */
function withdrawLostAccess(account: Account, { at, previous }: Undoable<'LOST_ACCESS'>): void {
  const former = takeBack(account, at);
  discardPassword(account);
  barLostAccess(account, previous);
  alertOfUndo(account, 'lostAccessUndone', former, { everywhere: true });
}

const describeDevice = ({ browser, os, place }: Device, lang: Lang): string =>
  [browser, os, translate(lang, place)].filter(Boolean).join(' · ');

const describeContacts = ({ mobile, email }: Account): string =>
  [mobile && maskMobile(mobile), email && maskEmail(email)].filter(Boolean).join(' · ');

/** Reverts the account to the time before the change, and notifies restored and replaced contacts. */
function restoreContacts(account: Account, { previous, at }: Undoable<'CONTACT'>): void {
  const former = takeBack(account, at, previous);
  alertOfUndo(account, 'contactUndone', former);
}
