/** Undoes a change by the link of its alert, without a session (docs/api.md, Undo). */
import type { UndoOffer } from '../../../src/contract';
import { findAccountById } from '../accounts/accounts';
import { sendAlert } from '../accounts/alerts';
import { recordBehavior } from '../accounts/behavior';
import { forgetBrowsers } from '../accounts/browsers';
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
import type { Account } from '../store/records/account';
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
  if (undoable.kind === 'PANIC') {
    if (!undoPanic(account, 'link')) throw new Refusal('UNDO_UNKNOWN');
  } else {
    if (undoable.kind === 'IDENTITY') restoreIdentity(account, undoable);
    else if (undoable.kind === 'LINK') separate(undoable.subject);
    else revert(account, undoable);
    noteOtherUndo(account, undoable);
  }
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
  if (kind === 'PASSKEY') {
    const passkey = getPortal().passkeys.find(({ id }) => id === subject);
    return findPasskeyProvider(passkey?.aaguid ?? '');
  }
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

/** The kinds of changes whose undo takes the account back, each with the topic of the alert. */
const alertTopics = {
  CONTACT: 'contactUndone',
  PASSKEY: 'passkeyUndone',
  AUTHENTICATOR: 'authenticatorUndone',
  SIGN_IN: 'signInUndone',
  LOST_ACCESS: 'lostAccessUndone',
} as const satisfies Partial<Record<UndoKind, NoticeTopic>>;

/**
 * Takes the account back to the time before the change, and alerts the owner, also at the replaced contacts
 * (docs/api.md, Undo).
 */
function revert(account: Account, undoable: Undoable<keyof typeof alertTopics>): void {
  const { kind, at, previous } = undoable;
  // This also removes a passkey or an app that was added at this time.
  const former = takeBack(account, at, kind === 'CONTACT' ? previous : undefined);
  if (kind === 'SIGN_IN') {
    removeMeans(account, previous);
    forgetBrowsers(account);
  }
  // Even a later password is not safe: the same person may have set it.
  if (kind === 'SIGN_IN' || kind === 'LOST_ACCESS') discardPassword(account);
  if (kind === 'LOST_ACCESS') barLostAccess(account, previous);
  sendAlert({
    accountId: account.id,
    topic: alertTopics[kind],
    link: RESET_PASSWORD_PATH,
    former,
    ...(kind === 'LOST_ACCESS' && { everywhere: true }),
  });
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

const describeDevice = ({ browser, os, place }: Device, lang: Lang): string =>
  [browser, os, translate(lang, place)].filter(Boolean).join(' · ');

const describeContacts = ({ mobile, email }: Account): string =>
  [mobile && maskMobile(mobile), email && maskEmail(email)].filter(Boolean).join(' · ');
