/** The state of recoveries (docs/api.md, Lost access), and the messages about them. */
import { createHash } from 'node:crypto';
import {
  chooseBeginning,
  findLostAccessRule,
  LOST_ACCESS_BAR,
  LOST_ACCESS_READY,
  type LostAccessActor,
  type LostAccessEffect,
  type LostAccessEvent,
  type LostAccessRule,
  lostAccessProofs,
} from '../../../src/domain/lostAccess';
import { translate } from '../lib/messages';
import { ACCOUNT_SECURITY_PATH } from '../lib/pagePaths';
import { createRandomId } from '../lib/randomId';
import { Refusal } from '../lib/refusals';
import { describeTime } from '../lib/times';
import { now, toInstant } from '../store/clock';
import type { Account, Owner } from '../store/records/account';
import type { LostAccessRecord } from '../store/records/undo';
import { getPortal } from '../store/state';
import { findAccountById } from './accounts';
import { sendAlert } from './alerts';
import { isSameDocument } from './companies';
import { isSameDestination, listDestinations } from './contacts';
import { isVerified } from './identityClaims';
import { outdateNotices } from './notices';
import { sendMessage } from './outbox';

const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url');
const addressOf = (ticket: string): string => `/uaa/lost?${new URLSearchParams({ ticket })}`;

export const findLostAccess = ({ id }: Owner): LostAccessRecord | undefined => getPortal().lostAccess.get(id);

/** The recovery that a ticket belongs to, and the party that has the ticket. */
interface FoundTicket {
  account: Account;
  record: LostAccessRecord;
  role: 'REQUESTER' | 'OTHER';
  mayFinish: boolean;
}

/** Finds the recovery in progress of a ticket. Throws TICKET_UNKNOWN. */
export function findLostAccessByTicket(ticket: string): FoundTicket {
  const hash = hashOf(ticket);
  for (const record of getPortal().lostAccess.values()) {
    const mayFinish = record.finishingTicket === hash;
    const isRequester = mayFinish || record.ticket === hash;
    const account = findAccountById(record.accountId);
    if (!account || record.state === 'STOPPED') continue;
    if (!isRequester && !record.stoppingTickets.includes(hash)) continue;
    return { account, record, role: isRequester ? 'REQUESTER' : 'OTHER', mayFinish };
  }
  throw new Refusal('TICKET_UNKNOWN');
}

type Beginning = Pick<LostAccessRecord, 'proof' | 'requester' | 'document'>;

/** Begins a recovery, or sends the link again. Throws LOST_ACCESS_REFUSED or LOST_ACCESS_RUNNING. */
export function beginLostAccess(account: Account, beginning: Beginning): LostAccessRecord {
  const { proof } = beginning;
  const current = findLostAccess(account);
  const event = chooseBeginning(proof, current?.proof);
  const rule = findLostAccessRule(current?.state ?? 'NONE', event, proof);
  if (!rule) throw new Refusal('LOST_ACCESS_REFUSED');
  const running = event === 'begin' && current?.state !== 'STOPPED' ? current : undefined;
  if (running && !isBegunBy(running, beginning)) {
    throw new Refusal('LOST_ACCESS_RUNNING', {}, { until: toInstant(running.expiresAt) });
  }
  const record = running ?? { ...createRecord(account, beginning), ...copyReplacedStop(current) };
  getPortal().lostAccess.set(account.id, record);
  // The requester of the replaced recovery gets a message, too.
  const replaced = event === 'supersede' && current?.state !== 'STOPPED' ? current : undefined;
  applyRule(account, record, rule, replaced);
  return record;
}

/**
 * Retains a stop that blocks recoveries. Otherwise beginning and withdrawing a stronger one would end the
 * block.
 */
const copyReplacedStop = (current: LostAccessRecord | undefined): Pick<LostAccessRecord, 'replacedStop'> => {
  const replacedStop = current?.state === 'STOPPED' ? current : current?.replacedStop;
  return replacedStop ? { replacedStop } : {};
};

/** Returns whether a recovery was begun by this proof of this contact. */
export const isBegunBy = (record: LostAccessRecord, { proof, requester }: Beginning): boolean =>
  record.proof === proof && isSameDestination(record.requester, requester);

const createRecord = ({ id }: Account, beginning: Beginning): LostAccessRecord => ({
  accountId: id,
  state: 'WAITING',
  ...beginning,
  beganAt: now(),
  expiresAt: now(),
  ticket: '',
  finishingTicket: null,
  stoppingTickets: [],
  told: 0,
});

/** Applies an event to the recovery of an account. Returns false if its state does not allow it. */
export function moveLostAccess(account: Account, event: LostAccessEvent, actor: LostAccessActor): boolean {
  const record = findLostAccess(account);
  const rule = record && findLostAccessRule(record.state, event, actor);
  if (!record || !rule) return false;
  applyRule(account, record, rule);
  return true;
}

/** Blocks recoveries for a while after an undo. Replaces a weaker one that was begun since. */
export function barLostAccess(account: Account, finished: Beginning): void {
  const rule = findLostAccessRule('NONE', 'undo', 'link');
  const current = findLostAccess(account);
  if (!rule || (current && chooseBeginning(finished.proof, current.proof) === 'begin')) return;
  const record = createRecord(account, finished);
  getPortal().lostAccess.set(account.id, record);
  applyRule(account, record, rule);
}

/** Stops recoveries whose contact or document is no longer the account's, and advances those that are due. */
export function settleLostAccess(): void {
  for (const record of getPortal().lostAccess.values()) {
    const account = findAccountById(record.accountId);
    if (!account) continue;
    if (!isStillOwn(account, record)) moveLostAccess(account, 'stop', 'portal');
    if (record.expiresAt <= now()) moveLostAccess(account, 'time', 'portal');
  }
}

/** Returns whether the contact, or the document if that was the proof, is still the account's. */
function isStillOwn(account: Account, { document, requester }: LostAccessRecord): boolean {
  if (!document) return listDestinations(account).some((one) => isSameDestination(one, requester));
  return isVerified(account) && isSameDocument(account, document);
}

function applyRule(
  account: Account,
  record: LostAccessRecord,
  rule: LostAccessRule,
  replaced?: LostAccessRecord,
): void {
  const { from, to, event } = rule;
  const { replacedStop: stopped } = record;
  if (event === 'withdraw' && stopped && stopped.expiresAt > now())
    getPortal().lostAccess.set(account.id, stopped);
  else if (to === 'NONE') getPortal().lostAccess.delete(account.id);
  else {
    record.state = to;
    if (to !== from && to !== 'WAITING') record.expiresAt = now() + DURATIONS[to];
  }
  if (to !== from || event === 'supersede')
    outdateNotices(account.id, ['lostAccessBegun', 'lostAccessReady']);
  for (const effect of rule.effects) effects[effect](account, record, event, replaced);
}

const DURATIONS = { READY: LOST_ACCESS_READY, STOPPED: LOST_ACCESS_BAR };

type Apply = (
  account: Account,
  record: LostAccessRecord,
  event: LostAccessEvent,
  replaced: LostAccessRecord | undefined,
) => void;

const effects: Record<LostAccessEffect, Apply> = {
  wait: (_, record) => {
    record.expiresAt = now() + lostAccessProofs[record.proof].wait;
  },
  link: (account, record) => {
    const ticket = createRandomId();
    record.ticket = hashOf(ticket);
    sendLink(account, record, { key: 'message.lostAccessBegun', ticket });
  },
  finishingLink: (account, record) => {
    const ticket = createRandomId();
    record.finishingTicket = hashOf(ticket);
    sendLink(account, record, { key: 'message.lostAccessReady', ticket });
  },
  notify: (account, record, event, replaced) => {
    if (event === 'stop' || event === 'withdraw') alertOfStop(account, record);
    else if (event === 'begin' || event === 'supersede')
      record.told = alertOfProgress(account, record, 'lostAccessBegun', replaced);
    else if (event === 'time') alertOfProgress(account, record, 'lostAccessReady');
  },
  // signIn/lostAccess gives the access, and signIn/undoChange revokes it. Each sends its own alert.
  resetAccess: () => undefined,
};

interface Link {
  key: 'message.lostAccessBegun' | 'message.lostAccessReady';
  ticket: string;
}

function sendLink(account: Account, { requester, expiresAt }: LostAccessRecord, { key, ticket }: Link) {
  const { lang } = account;
  const text = translate(lang, key, { account: account.account, until: describeTime(expiresAt, lang) });
  sendMessage(requester, { text, link: addressOf(ticket) }, { account, lang });
}

/**
 * Notifies every contact but the requester; those of 72 hours get a link that stops the recovery. Returns
 * their number.
 */
function alertOfProgress(
  account: Account,
  record: LostAccessRecord,
  topic: 'lostAccessBegun' | 'lostAccessReady',
  replaced?: LostAccessRecord,
): number {
  const { proof, requester, expiresAt } = record;
  const ticket = createRandomId();
  record.stoppingTickets.push(hashOf(ticket));
  return sendAlert({
    accountId: account.id,
    topic,
    times: { until: expiresAt },
    words: { proof: `lostAccess.by.${proof}` },
    link: ACCOUNT_SECURITY_PATH,
    undo: addressOf(ticket),
    everywhere: 'withLink',
    except: requester,
    ...(replaced && { also: replaced.requester }),
  });
}

function alertOfStop(account: Account, { proof, requester }: LostAccessRecord): void {
  sendAlert({
    accountId: account.id,
    topic: 'lostAccessStopped',
    link: ACCOUNT_SECURITY_PATH,
    everywhere: true,
    // The requester's number does not belong to the account.
    ...(proof !== 'contact' && { also: requester }),
  });
}
