/** Ends the queries whose time has come: what the registry answers, and what follows from it. */

import type { SubCodeName } from '../../../src/contract/subCodes';
import { findChannel } from '../../../src/features/verification/channels';
import { getLevelAfter } from '../../../src/features/verification/levels';
import { findAccountById } from '../accounts/accounts';
import { recordBehavior } from '../accounts/behavior';
import { sendNotice } from '../accounts/notices';
import { now } from '../store/clock';
import type { Account } from '../store/records/account';
import type { ClaimedIdentity, VerificationRecord } from '../store/records/verification';
import { getPortal } from '../store/state';
import { matchesRecord } from './registries';

/** Ends every query that is due, in the order of their answers, wherever their owners are by now. */
export function settleDueVerifications(): void {
  const due = getPortal()
    .verifications.filter(({ endedAt, dueAt }) => endedAt === null && dueAt <= now())
    .sort((a, b) => a.dueAt - b.dueAt);
  for (const record of due) settle(record);
}

/** Lists the channels that have matched for an account, each once. */
export function listMatchedChannels(accountId: string): string[] {
  const matched = getPortal().verifications.filter(
    (one) => one.accountId === accountId && one.state === 'MATCHED',
  );
  return [...new Set(matched.map(({ channel }) => channel))];
}

function settle(record: VerificationRecord): void {
  const account = findAccountById(record.accountId);
  const { claim, answers } = record;
  if (!account) return end(record, 'CANCELED');
  if (record.state === 'AWAY' || !claim || !answers) return end(record, 'CANCELED');
  if (getPortal().registryModes.get(record.channel) === 'failing') return end(record, 'UNAVAILABLE');
  record.levelBefore = account.level;
  record.levelAfter = account.level;
  if (!isAboutOwner(account, claim) || !matchesRecord(record.channel, claim, answers)) {
    return fail(record, 'MISMATCHED', 'VERIFY_MISMATCH');
  }
  if (isTaken(account, claim.idNo)) return fail(record, 'TAKEN', 'ID_REGISTERED');
  return match(record, account, claim);
}

/** From level 2 on an account is one person's: a query that began before must not make it another's. */
const isAboutOwner = (account: Account, { name, idNo }: ClaimedIdentity): boolean =>
  account.level === 1 || (account.name === name && account.idNo === idNo);

/** A document number is a login name: it belongs to one account of a user type. */
const isTaken = ({ id, userType }: Account, idNo: string): boolean =>
  getPortal().accounts.some((one) => one.id !== id && one.userType === userType && one.idNo === idNo);

function match(record: VerificationRecord, account: Account, claim: ClaimedIdentity): void {
  const channel = findChannel(record.channel);
  if (!channel) throw new Error(`no such channel: ${record.channel}`);
  const before = account.level;
  const level = getLevelAfter(before, listMatchedChannels(account.id), channel);
  const { idFrom, idTo } = record.answers ?? {};
  Object.assign(account, claim, {
    level,
    verifiedAt: record.dueAt,
    verifiedBy: record.channel,
    ...(idFrom !== undefined && { idFrom, idTo: idTo || null }),
  });
  record.levelAfter = level;
  end(record, 'MATCHED');
  tell(record, { type: 'VERIFY' });
  if (level > before) tell(record, { type: 'LEVEL_UP' });
  notify(record, level > before ? 'levelUp' : 'verified');
}

function fail(record: VerificationRecord, state: 'MISMATCHED' | 'TAKEN', failReason: SubCodeName): void {
  end(record, state);
  tell(record, { type: 'VERIFY', result: 'FAILURE', failReason });
  notify(record, 'verifyFailed');
}

/** What was typed is kept no longer than the query needs it. */
function end(record: VerificationRecord, state: VerificationRecord['state']): void {
  Object.assign(record, { state, endedAt: record.dueAt, claim: null, answers: null });
}

function tell(
  { accountId, sessionId, device, dueAt }: VerificationRecord,
  event: Pick<Parameters<typeof recordBehavior>[0], 'type' | 'result' | 'failReason'>,
): void {
  recordBehavior({ accountId, sessionId, occurredAt: dueAt, ...event }, device);
}

function notify(
  { id, accountId, channel, dueAt, levelAfter }: VerificationRecord,
  topic: 'verified' | 'levelUp' | 'verifyFailed',
): void {
  sendNotice({
    accountId,
    at: dueAt,
    topic,
    words: { channel: `identity.channel.${channel}`, level: `identity.level.${levelAfter}` },
    link: `/user/verification/${channel}?${new URLSearchParams({ id })}`,
  });
}
