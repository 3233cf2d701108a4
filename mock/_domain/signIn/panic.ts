/** Reports that another person is in the account (src/domain/panic.ts has the table; docs/api.md, Panic). */
import { PANIC_PAUSE, UNDO_LIFETIME } from '../../../src/constants';
import type { Body, Data, StepUpMethod } from '../../../src/contract';
import {
  findPanicUndo,
  findReport,
  type PanicReporter,
  type PanicState,
  type PanicUndoEffect,
  type PanicUndoer,
  type ReportEffect,
} from '../../../src/domain/panic';
import { findAccountById } from '../accounts/accounts';
import { sendAlert } from '../accounts/alerts';
import { recordBehavior } from '../accounts/behavior';
import { forgetBrowsers } from '../accounts/browsers';
import { listLinkedAccounts } from '../accounts/links';
import { discardPassword } from '../accounts/newPassword';
import { leaveBrowser, listLiveSessions } from '../accounts/sessions';
import { endUndoables, findContactsBefore, offerUndo } from '../accounts/undoables';
import { isContactProven, toMethods } from '../checks/contactProof';
import { demandStepUp, isSteppedUp, listStepUpMethods } from '../checks/stepUp';
import { hasOtherWayIn } from '../checks/waysIn';
import { RESET_PASSWORD_PATH } from '../lib/pagePaths';
import { Refusal } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { Member, RequestContext, Visitor } from '../store/context';
import { dropExpired, findLiveRecord } from '../store/expiring';
import type { Account, Owner } from '../store/records/account';
import type { PanicRecord } from '../store/records/panic';
import type { Session } from '../store/records/session';
import type { Undoable } from '../store/records/undo';
import { getPortal } from '../store/state';
import { assertRoomForTicket, createTicket } from '../store/tickets';
import { findDifference, leaveOut, takeSnapshot, undoDifference } from './panicDifference';
import { getPasswordReset } from './passwordReset';
import { chooseOwn, listChangesSince } from './recentChanges';
import { stopCancellation, takeWaysBack } from './takeBack';
import { createFrozenRefusal } from './unfreeze';

type Reporter = Visitor & Member & Pick<RequestContext, 'setCookie'>;

function findPanic({ id }: Owner): PanicRecord | undefined {
  const { panics } = getPortal();
  dropExpired(panics);
  return panics.get(id);
}

const stateOf = (panic: PanicRecord | undefined): PanicState =>
  panic && panic.pausedUntil > now() ? 'PAUSED' : 'NONE';

/** Returns whether no one may sign in to the account now. */
export const isPaused = (account: Owner): boolean => stateOf(findPanic(account)) === 'PAUSED';

/** Lists the changes that a report would undo, and the names of the linked accounts. */
export function previewPanic(account: Account, by: Session): Data<'panicPreview'> {
  const linked = listLinkedAccounts(account).filter((one) => one !== account);
  return {
    changes: listChangesSince(account, now() - UNDO_LIFETIME, by),
    linked: linked.map((one) => one.account),
  };
}

/** Reports another person from a session. Requires a step-up, or a code to a contact. Throws a 428 or PANIC_REFUSED. */
export function panicAsMember(context: Reporter, { mine = [] }: Body<'panic'>): Data<'panic'> {
  const isStrong = isSteppedUp(context);
  if (!isStrong) assertAnyProof(context);
  report(context, context.account, { by: 'session', mine, isStrong });
  leaveBrowser(context);
  return { redirectUrl: createPausedAddress(context, context.account) };
}

/**
 * Throws a 428. A code to a contact is enough, because another person may have added an app without which the
 * owner could not confirm anything; but then the app stays.
 */
function assertAnyProof({ account, session }: Member): void {
  const contacts = toMethods(account);
  if (isContactProven(session, contacts)) return;
  demandStepUp({ methods: [...new Set<StepUpMethod>([...listStepUpMethods(account), ...contacts])] });
}

/** Reports in a password reset, after its first proof. Throws RESET_UNKNOWN or PANIC_REFUSED. */
export function panicByReset(context: Visitor, { id }: Body<'panicByReset'>): Data<'panicByReset'> {
  const { reset, account } = getPasswordReset(context.visitor, id);
  const { due, provedBy } = reset;
  if (due === 'proof' || !account || !provedBy) throw new Refusal('RESET_UNKNOWN');
  report(context, account, { by: provedBy, mine: [], isStrong: provedBy === 'certificate' });
  return { redirectUrl: createPausedAddress(context, account) };
}

interface Report {
  by: PanicReporter;
  /** Ids of the changes that the owner has made and that remain. */
  mine: readonly string[];
  /** Whether the proof was as strong as an authenticator app. */
  isStrong: boolean;
}

function report(
  { req }: Pick<RequestContext, 'req'>,
  account: Account,
  { by, mine, isStrong }: Report,
): void {
  assertRoomForTicket(getPortal().pausedTickets, { req });
  const { id: accountId } = account;
  const former = findPanic(account);
  const overruled = former?.overruled.filter(({ until }) => until > now()) ?? [];
  const kinds = overruled.map((one) => one.by);
  const transition = findReport(stateOf(former), by, kinds);
  if (!transition) throw new Refusal('PANIC_REFUSED');
  const current = stateOf(former) === 'PAUSED' ? former : undefined;
  const since = current?.since ?? now() - UNDO_LIFETIME;
  const previous = current ? current.previous : findContactsBefore(account, since);
  const kept = isStrong ? chooseOwn(account, since, mine) : (current?.kept ?? []);
  const before = takeSnapshot(account);
  const panic: PanicRecord = {
    accountId,
    expiresAt: now() + UNDO_LIFETIME + PANIC_PAUSE,
    pausedUntil: current?.pausedUntil ?? now() + PANIC_PAUSE,
    since,
    previous,
    kept,
    isStrong: isStrong || current?.isStrong === true,
    oldBrowsers: [...(former?.oldBrowsers ?? []), ...listBrowsersBefore(account, since)],
    reporters: current?.reporters ?? [],
    overruled,
    difference: findDifference(account, before),
  };
  const run: Record<ReportEffect, () => void> = {
    takeBack: () => {
      takeWaysBack(account, since, { previous, kept, isStrong });
      panic.difference = findDifference(account, before, current?.difference);
    },
    endTrust: () => forgetBrowsers(account),
    discardPassword: () => {
      if (hasAnotherWayIn(account)) discardPassword(account);
    },
    stopCancellation: () => stopCancellation(account),
    pause: () => {
      panic.reporters = [by];
    },
    join: () => {
      panic.reporters = [...new Set([...panic.reporters, by])];
    },
    alert: () => alertOfPanic(account, panic),
  };
  for (const effect of transition.effects) run[effect]();
  getPortal().panics.set(accountId, panic);
  recordBehavior({ req }, { accountId, type: 'PANIC' });
}

/** Lists the browsers whose live session began at `at` (ms) or earlier. */
const listBrowsersBefore = ({ id }: Account, at: number): string[] =>
  listLiveSessions(id)
    .filter(({ startedAt }) => startedAt <= at)
    .map(({ visitor }) => visitor);

/** Alerts all contacts. Those from before the first change get a link that undoes the report. */
function alertOfPanic({ id: accountId }: Account, { pausedUntil, previous }: PanicRecord): void {
  const lifetime = pausedUntil - now();
  sendAlert({
    accountId,
    topic: 'panic',
    times: { until: pausedUntil },
    link: RESET_PASSWORD_PATH,
    undo: offerUndo({ kind: 'PANIC', accountId, subject: accountId, previous: null }, lifetime),
    everywhere: true,
    former: previous,
  });
}

/** Whether the owner could sign in or reset the password without it. Otherwise it remains valid. */
const hasAnotherWayIn = (account: Account): boolean =>
  account.email !== null || hasOtherWayIn({ ...account, passwordChosen: false });

/**
 * Undoes a report; an old browser only ends the pause. The password remains invalid, because another person
 * may know it. Returns false without a report.
 */
export function undoPanic(account: Account, by: PanicUndoer): boolean {
  const panic = findPanic(account);
  const transition = findPanicUndo(stateOf(panic), by);
  if (!panic || !transition) return false;
  const { id: accountId } = account;
  const run: Record<PanicUndoEffect, () => void> = {
    restore: () => undoDifference(account, panic.difference),
    endPause: () => {
      endUndoables({ kind: 'PANIC', subject: accountId });
      panic.pausedUntil = now();
    },
    overrule: () => {
      const until = now() + UNDO_LIFETIME;
      panic.overruled = [...panic.overruled, ...panic.reporters.map((one) => ({ by: one, until }))];
      panic.expiresAt = until;
    },
    alert: () => sendAlert({ accountId, topic: 'panicUndone', link: RESET_PASSWORD_PATH, everywhere: true }),
  };
  for (const effect of transition.effects) run[effect]();
  return true;
}

/** Omits what another undo has reverted, so that undoing the report does not restore it. */
export function noteOtherUndo(account: Account, undone: Undoable): void {
  const panic = findPanic(account);
  const openedWith = undone.kind === 'SIGN_IN' ? undone.previous.openedWith : undefined;
  if (panic) leaveOut(panic.difference, { at: undone.at, openedWith });
}

/** Throws FROZEN or PAUSED with the address of the page that helps. Call it after a proof of the account only. */
export function assertNotFrozenOrPaused(context: Visitor, account: Account): void {
  if (account.status === 'FROZEN') throw createFrozenRefusal(context, account);
  if (!isPaused(account)) return;
  throw new Refusal('PAUSED', {}, { redirectUrl: createPausedAddress(context, account) });
}

/** Throws a 429 if assertNotFrozenOrPaused could not store its ticket. Call it before the proof is used up. */
export function assertRoomForRefusal(visitor: Visitor, account: Account): void {
  const { frozenTickets, pausedTickets } = getPortal();
  if (account.status === 'FROZEN') assertRoomForTicket(frozenTickets, visitor);
  else if (isPaused(account)) assertRoomForTicket(pausedTickets, visitor);
}

function createPausedAddress(visitor: Visitor, { id: accountId }: Account): string {
  const ticket = createTicket(getPortal().pausedTickets, visitor, { accountId });
  return `/uaa/paused?${new URLSearchParams({ ticket })}`;
}

/** Whether this browser had a session before the changes that the report took back. */
const mayEnd = ({ visitor }: Visitor, { oldBrowsers }: PanicRecord): boolean => oldBrowsers.includes(visitor);

function findPaused({ visitor }: Visitor, ticket: string): { account: Account; panic: PanicRecord } {
  const found = findLiveRecord(getPortal().pausedTickets, ticket, visitor);
  const account = found && findAccountById(found.accountId);
  const panic = account && findPanic(account);
  if (!account || !panic || stateOf(panic) !== 'PAUSED') throw new Refusal('TICKET_UNKNOWN');
  return { account, panic };
}

/** Returns the end of the pause, and whether this browser may end it earlier. Throws TICKET_UNKNOWN. */
export function getPausedAccount(context: Visitor, { ticket }: { ticket: string }): Data<'pausedAccount'> {
  const { panic } = findPaused(context, ticket);
  return { until: toInstant(panic.pausedUntil), mayEnd: mayEnd(context, panic) };
}

/** Ends the pause from a browser that had a session before the changes. Restores nothing. Throws TICKET_UNKNOWN. */
export function endPause(context: Visitor, { ticket }: Body<'endPause'>): null {
  const { account, panic } = findPaused(context, ticket);
  if (!mayEnd(context, panic)) throw new Refusal('TICKET_UNKNOWN');
  undoPanic(account, 'oldBrowser');
  recordBehavior(context, { accountId: account.id, type: 'PANIC_UNDO' });
  return null;
}
