/**
 * The report that another person is in the account (docs/api.md, Panic): it ends all sessions, pauses sign-in, and takes back
 * the changes of contacts, passkeys and authenticator app of the last 72 hours. src/domain/panic.ts is the table of states.
 */
import { randomBytes } from 'node:crypto';
import { PANIC_PAUSE, TICKET_LIFETIME, UNDO_LIFETIME } from '../../../src/constants';
import type { Body, Data, StepUpMethod } from '../../../src/contract';
import {
  findPanicTransition,
  type PanicEffect,
  type PanicReporter,
  type PanicUndoer,
} from '../../../src/domain/panic';
import { findAccountById } from '../accounts/accounts';
import { sendAlert } from '../accounts/alerts';
import { recordBehavior } from '../accounts/behavior';
import { forgetBrowsers } from '../accounts/browsers';
import { readContacts } from '../accounts/contacts';
import { listLinkedAccounts } from '../accounts/links';
import { discardPassword } from '../accounts/newPassword';
import { listPhrases, replacePhrases } from '../accounts/phrases';
import { assignFreeContacts } from '../accounts/revertContacts';
import { leaveBrowser, listLiveSessions } from '../accounts/sessions';
import { endUndoables, offerUndo } from '../accounts/undoables';
import { isContactProven, toMethods } from '../checks/contactProof';
import { demandStepUp, isSteppedUp, listStepUpMethods } from '../checks/stepUp';
import { hasOtherWayIn } from '../checks/waysIn';
import { readDevice } from '../lib/device';
import type { MessageKey } from '../lib/messages';
import { Refusal } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { Member, RequestContext } from '../store/context';
import { dropExpired, findLiveRecord, keepRecord } from '../store/expiring';
import type { Account } from '../store/records/account';
import type { PanicRecord, PanicSnapshot, RemovedFactor } from '../store/records/panic';
import type { Session } from '../store/records/session';
import { getPortal } from '../store/state';
import { getPasswordReset } from './passwordReset';
import { listChangesSince } from './recentChanges';
import { takeBack } from './takeBack';

const TICKET_BYTES = 16;
const HELP = '/uaa/resetPwd';

type Visitor = Pick<RequestContext, 'visitor' | 'req'>;
type Reporter = Visitor & Member & Pick<RequestContext, 'setCookie'>;

function findPanic({ id }: Pick<Account, 'id'>): PanicRecord | undefined {
  const { panics } = getPortal();
  dropExpired(panics);
  return panics.get(id);
}

/** Returns whether no one may sign in to the account now. */
export const isPaused = (account: Pick<Account, 'id'>): boolean => findPanic(account)?.state === 'PAUSED';

/** Lists the changes that a report would take back; their owner may name some that stay. */
export function previewPanic(account: Account, by: Session): Data<'panicPreview'> {
  const linked = listLinkedAccounts(account).filter((one) => one !== account);
  return {
    changes: listChangesSince(account, now() - UNDO_LIFETIME, by),
    linked: linked.map((one) => one.account),
  };
}

/** Reports it from a session. Needs a step-up, or a code to a contact. Throws a 428 or PANIC_REFUSED. */
export function panicAsMember(context: Reporter, { mine = [] }: Body<'panic'>): Data<'panic'> {
  const isStrong = isSteppedUp(context);
  if (!isStrong) assertAnyProof(context);
  report(context, context.account, { by: 'session', kept: mine, isStrong });
  leaveBrowser(context);
  return { redirectUrl: createPausedAddress(context, context.account) };
}

/**
 * Another person may have added an authenticator app, without which the owner could not confirm anything. So a code to a
 * contact is enough, but then the app stays.
 */
function assertAnyProof({ account, session }: Member): void {
  const contacts = toMethods(account);
  if (isContactProven(session, contacts)) return;
  demandStepUp({ methods: [...new Set<StepUpMethod>([...listStepUpMethods(account), ...contacts])] });
}

/** Reports it signed out, by a password reset whose first proof was right. Throws RESET_UNKNOWN or PANIC_REFUSED. */
export function panicByReset(context: Visitor, { id }: Body<'panicByReset'>): Data<'panicByReset'> {
  const { reset, account } = getPasswordReset(context.visitor, id);
  if (reset.due === 'proof' || !account || !reset.provedBy) throw new Refusal('RESET_UNKNOWN');
  report(context, account, { by: reset.provedBy, kept: [], isStrong: false });
  return { redirectUrl: createPausedAddress(context, account) };
}

interface Report {
  by: PanicReporter;
  /** The changes that stay: ids of previewPanic. */
  kept: readonly string[];
  /** Whether the proof was as strong as an authenticator app. */
  isStrong: boolean;
}

function report(
  { req }: Pick<RequestContext, 'req'>,
  account: Account,
  { by, kept, isStrong }: Report,
): void {
  const { id: accountId } = account;
  const { panics } = getPortal();
  const panic = findPanic(account);
  const { state: from = 'NONE', overruled = [], reporters = [] } = panic ?? {};
  const transition = findPanicTransition('report', { from, by, overruled });
  if (!transition) throw new Refusal('PANIC_REFUSED');
  const since = now() - UNDO_LIFETIME;
  const oldBrowsers = listLiveSessions(accountId)
    .filter(({ startedAt }) => startedAt <= since)
    .map(({ visitor }) => visitor);
  const before = takeSnapshot(account);
  let restored: RemovedFactor[] = [];
  const run: Partial<Record<PanicEffect, () => void>> = {
    takeBack: () => {
      ({ restored } = takeBack(account, since, { kept }));
      if (!isStrong) restoreApp(before);
    },
    endTrust: () => forgetBrowsers(account),
    discardPassword: () => {
      if (hasAnotherWayIn(account)) discardPassword(account);
    },
    stopClosing: () => stopClosing(account),
    pause: () => {
      const expiresAt = now() + PANIC_PAUSE;
      panics.set(accountId, {
        accountId,
        state: transition.to,
        expiresAt,
        oldBrowsers,
        reporters: [by],
        overruled,
        before,
      });
    },
    join: () => Object.assign(panic ?? {}, { reporters: [...new Set([...reporters, by])] }),
    alert: () => alertOfPanic(account, restored),
  };
  for (const effect of transition.effects) run[effect]?.();
  recordBehavior({ accountId, type: 'PANIC' }, readDevice(req));
}

function stopClosing(account: Account): void {
  if (account.status !== 'CANCELLING') return;
  account.status = 'ACTIVE';
  delete account.endsAt;
}

function alertOfPanic({ id: accountId, account }: Account, restored: RemovedFactor[]): void {
  const kinds = restored.map(
    ({ passkey }): MessageKey => `restored.${passkey ? 'passkey' : 'authenticator'}`,
  );
  sendAlert({
    accountId,
    topic: 'panic',
    values: { account },
    times: { until: now() + PANIC_PAUSE },
    words: { restored: kinds.length > 0 ? [...new Set(kinds)] : 'restored.none' },
    link: HELP,
    undo: offerUndo({ kind: 'PANIC', accountId, subject: accountId, previous: null }, PANIC_PAUSE),
    everywhere: true,
  });
}

/** Without the password, the owner signs in otherwise or resets it; an account that has nothing else keeps it. */
const hasAnotherWayIn = (account: Account): boolean =>
  account.email !== null || hasOtherWayIn({ ...account, passwordChosen: false });

function takeSnapshot(account: Account): PanicSnapshot {
  const { authenticators, passkeys, recoveryCodes, securityAnswers, removedFactors, undoables } = getPortal();
  const isOwn = ({ accountId }: { accountId: string }) => accountId === account.id;
  return {
    contacts: readContacts(account),
    passkeys: passkeys.filter(isOwn),
    authenticators: authenticators.filter(isOwn),
    recoveryCodes: recoveryCodes.filter(isOwn),
    securityAnswers: securityAnswers.filter(isOwn),
    removedFactors: removedFactors.filter(isOwn),
    undoables: [...undoables].filter(([, one]) => isOwn(one) && one.kind !== 'PANIC'),
    phrases: listPhrases(account),
  };
}

/**
 * Takes a report back. By the link the account gets back what it had before; in an old browser the pause ends, and nothing
 * else. The password stays useless: another person may know it. Returns false if there is nothing to take back.
 */
export function undoPanic(account: Account, by: PanicUndoer): boolean {
  const panic = findPanic(account);
  const transition = panic && findPanicTransition('undo', { from: panic.state, by });
  if (!transition) return false;
  const { id: accountId } = account;
  const { overruled, reporters } = panic;
  const ended = {
    state: transition.to,
    expiresAt: now() + UNDO_LIFETIME,
    oldBrowsers: [],
    overruled: [...overruled, ...reporters],
  };
  const run: Partial<Record<PanicEffect, () => void>> = {
    restore: () => restoreSnapshot(account, panic.before),
    endPause: () => {
      endUndoables({ kind: 'PANIC', subject: accountId });
      Object.assign(panic, ended);
    },
    alert: () =>
      sendAlert({
        accountId,
        topic: 'panicUndone',
        values: { account: account.account },
        link: HELP,
        everywhere: true,
      }),
  };
  for (const effect of transition.effects) run[effect]?.();
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
  for (const name of ['passkeys', 'securityAnswers', 'removedFactors'] as const)
    Object.assign(portal, { [name]: [...portal[name].filter(isOthers), ...before[name]] });
  for (const [token, undoable] of before.undoables) portal.undoables.set(token, undoable);
  restoreApp(before);
  replacePhrases(account, before.phrases);
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
const mayEnd = ({ visitor }: Visitor, { oldBrowsers }: PanicRecord): boolean => oldBrowsers.includes(visitor);

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
  undoPanic(account, 'oldBrowser');
  recordBehavior({ accountId: account.id, type: 'PANIC_UNDO' }, readDevice(context.req));
  return null;
}
