/**
 * The report that another person is in the account (docs/api.md, Panic): it ends all sessions, pauses sign-in, and takes back
 * the changes of contacts, passkeys and authenticator app of the last 72 hours.
 */
import { randomBytes } from 'node:crypto';
import { PANIC_PAUSE, TICKET_LIFETIME, UNDO_LIFETIME } from '../../../src/constants';
import type { Body, Data } from '../../../src/contract';
import { findNextPanicState, type PanicState } from '../../../src/domain/panic';
import { findAccountById } from '../accounts/accounts';
import { sendAlert } from '../accounts/alerts';
import { findAuthenticator, listRecoveryCodes } from '../accounts/authenticators';
import { recordBehavior } from '../accounts/behavior';
import { forgetBrowsers } from '../accounts/browsers';
import { readContacts } from '../accounts/contacts';
import { discardPassword } from '../accounts/newPassword';
import { listAccountPasskeys } from '../accounts/passkeys';
import { assignFreeContacts } from '../accounts/revertContacts';
import { leaveBrowser, listLiveSessions } from '../accounts/sessions';
import { endUndoables, offerUndo } from '../accounts/undoables';
import { assertSteppedUp } from '../checks/stepUp';
import { hasOtherWayIn } from '../checks/waysIn';
import { readCookie, SESSION_COOKIE } from '../lib/cookies';
import { readDevice } from '../lib/device';
import { Refusal } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { Member, RequestContext } from '../store/context';
import { dropExpired, findLiveRecord, keepRecord } from '../store/expiring';
import type { Account } from '../store/records/account';
import type { PanicRecord, PanicSnapshot } from '../store/records/panic';
import { getPortal } from '../store/state';
import { getPasswordReset } from './passwordReset';
import { takeBack } from './takeBack';

const TICKET_BYTES = 16;
const HELP = '/uaa/resetPwd';

type Visitor = Pick<RequestContext, 'visitor' | 'req'>;

function findPanic({ id }: Pick<Account, 'id'>): PanicRecord | undefined {
  const { panics } = getPortal();
  dropExpired(panics);
  return panics.get(id);
}

const stateOf = (account: Pick<Account, 'id'>): PanicState => findPanic(account)?.state ?? 'NONE';

/** Returns whether nobody may sign in to the account now. */
export const isPaused = (account: Pick<Account, 'id'>): boolean => stateOf(account) === 'PAUSED';

/** Reports it from a session. Needs a step-up. Throws PANIC_REFUSED. */
export function panicAsMember(context: Visitor & Member & Pick<RequestContext, 'setCookie'>): Data<'panic'> {
  assertSteppedUp(context);
  const { account, session } = context;
  report(context, account, session.publicId);
  leaveBrowser(context);
  return { redirectUrl: createPausedAddress(context, account) };
}

/** Reports it signed out, by a password reset whose first proof was right. Throws RESET_UNKNOWN or PANIC_REFUSED. */
export function panicByReset(context: Visitor, { id }: Body<'panicByReset'>): Data<'panicByReset'> {
  const { reset, account } = getPasswordReset(context.visitor, id);
  if (reset.due === 'proof' || !account) throw new Refusal('RESET_UNKNOWN');
  report(context, account);
  return { redirectUrl: createPausedAddress(context, account) };
}

function report({ req }: Pick<RequestContext, 'req'>, account: Account, by?: string): void {
  const { id: accountId } = account;
  const before = stateOf(account);
  const state = findNextPanicState(before, 'panic');
  if (state !== 'PAUSED') throw new Refusal('PANIC_REFUSED');
  if (before === 'PAUSED') return;
  const since = now() - UNDO_LIFETIME;
  const oldSessions = listLiveSessions(accountId).filter(({ startedAt }) => startedAt <= since);
  const snapshot = takeSnapshot(account);
  takeBack(account, since, { by });
  // A text message alone must not remove the app.
  if (by === undefined) restoreApp(snapshot);
  forgetBrowsers(account);
  if (hasAnotherWayIn(account)) discardPassword(account);
  if (account.status === 'CANCELLING') {
    account.status = 'ACTIVE';
    delete account.endsAt;
  }
  getPortal().panics.set(accountId, {
    accountId,
    state,
    expiresAt: now() + PANIC_PAUSE,
    oldSessions: oldSessions.map(({ id }) => id),
    before: snapshot,
  });
  recordBehavior({ accountId, type: 'PANIC' }, readDevice(req));
  sendAlert({
    accountId,
    topic: 'panic',
    values: { account: account.account },
    times: { until: now() + PANIC_PAUSE },
    link: HELP,
    undo: offerUndo({ kind: 'PANIC', accountId, subject: accountId, previous: null }, PANIC_PAUSE),
    everywhere: true,
  });
}

/** Without the password, the owner signs in otherwise or resets it; an account that has nothing else keeps it. */
const hasAnotherWayIn = (account: Account): boolean =>
  account.email !== null || hasOtherWayIn({ ...account, passwordChosen: false });

function takeSnapshot(account: Account): PanicSnapshot {
  const authenticator = findAuthenticator(account);
  return {
    contacts: readContacts(account),
    passkeys: [...listAccountPasskeys(account)],
    authenticators: authenticator ? [authenticator] : [],
    recoveryCodes: listRecoveryCodes(account),
  };
}

/**
 * Takes a report back: ends the pause, and with `restores` gives the account the contacts and factors that it had before. The
 * password stays useless: another person may know it. Returns false if there is nothing to take back.
 */
export function undoPanic(account: Account, { restores }: { restores: boolean }): boolean {
  const panic = findPanic(account);
  const state = findNextPanicState(stateOf(account), 'undo');
  if (!panic || state !== 'UNDONE') return false;
  const { id: accountId } = account;
  if (restores) restoreSnapshot(account, panic.before);
  endUndoables({ kind: 'PANIC', subject: accountId });
  Object.assign(panic, { state, expiresAt: now() + UNDO_LIFETIME, oldSessions: [] });
  sendAlert({
    accountId,
    topic: 'panicUndone',
    values: { account: account.account },
    link: HELP,
    everywhere: true,
  });
  return true;
}

/** What another undo has taken back meanwhile does not return with the report. */
export function renewPanicSnapshot(account: Account): void {
  const panic = findPanic(account);
  if (panic) panic.before = takeSnapshot(account);
}

function restoreSnapshot(account: Account, before: PanicSnapshot): void {
  const portal = getPortal();
  const isOthers = ({ accountId }: { accountId: string }) => accountId !== account.id;
  portal.passkeys = [...portal.passkeys.filter(isOthers), ...before.passkeys];
  restoreApp(before);
  assignFreeContacts(account, before.contacts);
}

function restoreApp({ authenticators, recoveryCodes }: PanicSnapshot): void {
  const portal = getPortal();
  const isOther = ({ accountId }: { accountId: string }) => accountId !== authenticators[0]?.accountId;
  portal.authenticators = [...portal.authenticators.filter(isOther), ...authenticators];
  portal.recoveryCodes = [...portal.recoveryCodes.filter(isOther), ...recoveryCodes];
}

/** Creates the refusal PAUSED with the address of the page that says until when. */
export const createPausedRefusal = (context: Visitor, account: Account): Refusal =>
  new Refusal('PAUSED', {}, { redirectUrl: createPausedAddress(context, account) });

function createPausedAddress({ visitor, req }: Visitor, { id: accountId }: Account): string {
  const { pausedTickets } = getPortal();
  const ticket = randomBytes(TICKET_BYTES).toString('base64url');
  const expiresAt = now() + TICKET_LIFETIME;
  keepRecord(pausedTickets, ticket, { visitor, accountId, expiresAt }, req, { whenShared: 'refuse' });
  return `/uaa/paused?${new URLSearchParams({ ticket })}`;
}

/** Whether this browser had a session that is older than the trouble. */
const mayEnd = ({ req }: Pick<RequestContext, 'req'>, panic: PanicRecord): boolean =>
  panic.oldSessions.includes(readCookie(req.headers.cookie, SESSION_COOKIE) ?? '');

function findPaused({ visitor }: Visitor, ticket: string): { account: Account; panic: PanicRecord } {
  const found = findLiveRecord(getPortal().pausedTickets, ticket, visitor);
  const account = found && findAccountById(found.accountId);
  const panic = account && findPanic(account);
  if (!account || panic?.state !== 'PAUSED') throw new Refusal('TICKET_UNKNOWN');
  return { account, panic };
}

/** Says until when nobody can sign in, and whether this browser may end that. Throws TICKET_UNKNOWN. */
export function getPausedAccount(context: Visitor, { ticket }: { ticket: string }): Data<'pausedAccount'> {
  const { panic } = findPaused(context, ticket);
  return { until: toInstant(panic.expiresAt), mayEnd: mayEnd(context, panic) };
}

/** Ends the pause from a browser that had a session older than the trouble, and restores nothing. Throws TICKET_UNKNOWN. */
export function endPause(context: Visitor, { ticket }: Body<'endPause'>): null {
  const { account, panic } = findPaused(context, ticket);
  if (!mayEnd(context, panic)) throw new Refusal('TICKET_UNKNOWN');
  undoPanic(account, { restores: false });
  recordBehavior({ accountId: account.id, type: 'PANIC_UNDO' }, readDevice(context.req));
  return null;
}
