/** Completes due queries: applies the response of the registry and its consequences. */
import type { SubCodeName } from '../../../src/contract/subCodes';
import { getLevelAfter } from '../../../src/domain/identityLevels';
import { type ChannelName, findChannel } from '../../../src/domain/verificationChannels';
import { findAccountById } from '../accounts/accounts';
import { sendAlert } from '../accounts/alerts';
import { type BehaviorEvent, recordBehaviorOn } from '../accounts/behavior';
import { canMoveClaim, clearClaim, hasSameClaim, isVerified } from '../accounts/identityClaims';
import { linkProvenAccounts } from '../accounts/links';
import { sendNotice } from '../accounts/notices';
import { replacePhrases } from '../accounts/phrases';
import { isBeyondOutproving, listMatches } from '../accounts/possession';
import { endPendingRecovery } from '../accounts/recovery';
import { offerUndo, readIdentity } from '../accounts/undoables';
import { maskName } from '../lib/masking';
import { VERIFICATION_PATH } from '../lib/pagePaths';
import { now } from '../store/clock';
import type { Account, Identity } from '../store/records/account';
import type { IdentityFields } from '../store/records/undo';
import type { RegistryRecord, VerificationRecord } from '../store/records/verification';
import { getPortal } from '../store/state';
import { matchesRecord } from './registries';
import { withdrawIdentity } from './withdraw';

/**
 * Completes the due queries in their order. Returns the accounts that lost a verified identity: the caller
 * ends their roles.
 */
export function settleDueVerifications(): string[] {
  const due = getPortal()
    .verifications.filter(({ endedAt, dueAt }) => endedAt === null && dueAt <= now())
    .sort((a, b) => a.dueAt - b.dueAt);
  return due.flatMap(settle);
}

/** Lists the channels that have matched for an account, each once. */
function listMatchedChannels(accountId: string): string[] {
  const matched = getPortal().verifications.filter(
    (one) => one.accountId === accountId && one.state === 'MATCHED',
  );
  return [...new Set(matched.map(({ channel }) => channel))];
}

function settle(record: VerificationRecord): string[] {
  const account = findAccountById(record.accountId);
  const { claim, answers } = record;
  // The payment app sent no decision in time, or the account was deleted.
  if (!account || !claim || record.state === 'AWAY') {
    end(record, 'CANCELED');
    return [];
  }
  const state = judge(record.channel, account, claim, answers ?? {});
  const previous = readIdentity(account);
  record.levelBefore = account.level;
  record.levelAfter = account.level;
  if (state === 'MATCHED') raise(record, account, claim);
  end(record, state);
  recordAndNotify(record);
  if (state !== 'MATCHED') return [];
  const outproved = displaceClaims(account, record);
  if (previous.level === 1) alertOwner(account, previous, record.sessionId);
  linkProvenAccounts(account);
  return outproved;
}

/** The first verification determines the account's person, so every contact is notified and the owner can undo it. */
function alertOwner(account: Account, previous: IdentityFields, causedBy: string): void {
  const { id: accountId } = account;
  endPendingRecovery(accountId);
  sendAlert({
    accountId,
    at: account.verifiedAt ?? now(),
    topic: 'identityVerified',
    causedBy,
    values: { account: account.account, name: maskName(account.name) },
    link: VERIFICATION_PATH,
    undo: offerUndo({ kind: 'IDENTITY', accountId, subject: accountId, previous }),
  });
}

type Outcome = 'MATCHED' | 'MISMATCHED' | 'TAKEN' | 'UNAVAILABLE';

function judge(
  channel: ChannelName,
  account: Account,
  claim: Identity,
  answers: RegistryRecord['fields'],
): Outcome {
  const mode = getPortal().registryModes.get(channel);
  if (mode === 'failing' || mode === 'down') return 'UNAVAILABLE';
  if (!isAboutOwner(account, claim) || !matchesRecord(channel, claim, answers)) return 'MISMATCHED';
  return isTaken(account, claim, channel) ? 'TAKEN' : 'MATCHED';
}

/** From level 2 on, an account belongs to one person: a query that began earlier must not assign it to another. */
const isAboutOwner = (account: Account, { name, idNo }: Identity): boolean =>
  account.level === 1 || (account.name === name && account.idNo === idNo);

/**
 * A verified document is a login name, so it belongs to one account per user type; a declared one reserves
 * nothing. A channel that proves possession permits an account of another type, and takes the document from
 * an account without such a proof (docs/api.md, Identity verification).
 */
function isTaken(
  { id, userType, level }: Account,
  { idType, idNo }: Identity,
  channel: ChannelName,
): boolean {
  const mayShare = level > 1 || provesPossession(channel);
  return getPortal().accounts.some((one) => {
    if (one.id === id || one.idNo !== idNo || !isVerified(one)) return false;
    if (one.userType === userType) return one.idType !== idType || !isOutproved(one, channel);
    return !mayShare && one.idType === idType;
  });
}

const provesPossession = (channel: ChannelName): boolean => findChannel(channel)?.provesPossession === true;

/** Whether a match of the channel takes the document from a verified account. */
const isOutproved = (one: Account, channel: ChannelName): boolean =>
  canMoveClaim(one, 'outprove', { hasBetterProof: provesPossession(channel) && !isBeyondOutproving(one) });

/** Fields of an account that has lost its verification. */
const UNVERIFIED = { level: 1, verifiedAt: null, verifiedBy: null } as const;

/**
 * Takes a document from accounts that have declared it, or verified it without a proof of possession. Alerts
 * their owners. Returns the ids of the verified ones.
 */
function displaceClaims(account: Account, { channel, dueAt: at }: VerificationRecord): string[] {
  const outproved: string[] = [];
  for (const one of getPortal().accounts) {
    if (!hasSameClaim(one, account)) continue;
    if (isOutproved(one, channel)) {
      withdrawIdentity(one, UNVERIFIED, listMatches(one)[0]?.dueAt ?? 0);
      outproved.push(one.id);
    } else if (!canMoveClaim(one, 'displace')) continue;
    clearClaim(one);
    const { id: accountId, account: name } = one;
    sendAlert({
      accountId,
      at,
      topic: 'identityDisplaced',
      values: { account: name },
      link: VERIFICATION_PATH,
    });
    // After the alert, because the alert contains the phrase.
    replacePhrases(one, []);
  }
  return outproved;
}

/** Makes the declared identity the verified one. */
function raise(record: VerificationRecord, account: Account, claim: Identity): void {
  const channel = findChannel(record.channel);
  if (!channel) throw new Error(`no such channel: ${record.channel}`);
  const { idFrom, idTo } = record.answers ?? {};
  record.levelAfter = getLevelAfter(account.level, listMatchedChannels(account.id), channel);
  Object.assign(account, claim, {
    level: record.levelAfter,
    verifiedAt: record.dueAt,
    verifiedBy: record.channel,
    ...(idFrom !== undefined && { idFrom, idTo: idTo || null }),
  });
}

/** Deletes the typed data, because the query has ended. */
function end(record: VerificationRecord, state: VerificationRecord['state']): void {
  Object.assign(record, { state, endedAt: record.dueAt, claim: null, answers: null });
}

const FAIL_REASONS: Partial<Record<VerificationRecord['state'], SubCodeName>> = {
  MISMATCHED: 'VERIFY_MISMATCH',
  TAKEN: 'ID_REGISTERED',
};

/** A higher level alerts the owner. A registry that did not respond is not recorded. */
function recordAndNotify(record: VerificationRecord): void {
  const { state, levelBefore, levelAfter } = record;
  const failReason = FAIL_REASONS[state];
  if (failReason) {
    recordEvent(record, { type: 'VERIFY', result: 'FAILURE', failReason });
    notify(record, 'verifyFailed');
  }
  if (state !== 'MATCHED') return;
  const isRaised = levelAfter > levelBefore;
  // With the same time, their order would be undefined.
  recordEvent(record, { type: 'VERIFY', occurredAt: record.dueAt - 1 });
  if (isRaised) recordEvent(record, { type: 'LEVEL_UP' });
  notify(record, isRaised ? 'levelUp' : 'verified');
}

function recordEvent(
  { accountId, sessionId, device, dueAt }: VerificationRecord,
  event: Pick<BehaviorEvent, 'type' | 'occurredAt' | 'result' | 'failReason'>,
): void {
  recordBehaviorOn(device, { accountId, sessionId, occurredAt: dueAt, ...event });
}

function notify(
  { id, accountId, sessionId, channel, dueAt, levelAfter }: VerificationRecord,
  topic: 'verified' | 'levelUp' | 'verifyFailed',
): void {
  const send = topic === 'levelUp' ? sendAlert : sendNotice;
  send({
    accountId,
    at: dueAt,
    topic,
    words: { channel: `identity.channel.${channel}`, level: `identity.level.${levelAfter}` },
    ...(topic === 'levelUp' && { causedBy: sessionId }),
    link: `${VERIFICATION_PATH}/${channel}?${new URLSearchParams({ id })}`,
  });
}
