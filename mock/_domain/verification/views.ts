/** Responses about queries and channels, for their owner. */
import type { AccountExport, ChannelStatus, Verification, VerificationOverview } from '../../../src/contract';
import { type ChannelName, verificationChannels } from '../../../src/domain/verificationChannels';
import { maskIdNo } from '../lib/masking';
import { toInstant, toInstantOrNull } from '../store/clock';
import type { Account } from '../store/records/account';
import type { VerificationRecord } from '../store/records/verification';
import { getPortal } from '../store/state';
import { getPaymentAppAddress } from './paymentApp';
import { isAvailable } from './registries';
import { countTriesLeft, getTriesReset, isToday } from './tries';

/** Returns a query without its typed data. */
export const toVerification = (record: VerificationRecord): Verification => ({
  id: record.id,
  channel: record.channel,
  state: record.state,
  startedAt: toInstant(record.startedAt),
  endedAt: toInstantOrNull(record.endedAt),
  levelBefore: record.levelBefore,
  levelAfter: record.levelAfter,
  redirectUrl: record.state === 'AWAY' ? getPaymentAppAddress(record) : null,
  origin: record.origin,
});

const queriesOf = (accountId: string, channel: ChannelName): VerificationRecord[] =>
  getPortal().verifications.filter((one) => one.accountId === accountId && one.channel === channel);

/** Finds the query of a channel that has not ended. One that waits for the payment app does not count. */
export const findRunning = (accountId: string, channel: ChannelName): VerificationRecord | undefined =>
  queriesOf(accountId, channel).find(({ state }) => state === 'QUERYING');

function toStatus(accountId: string, channel: ChannelName): ChannelStatus {
  const queries = queriesOf(accountId, channel);
  const latest = queries.filter(({ startedAt }) => isToday(startedAt)).at(-1);
  const matchedAt = queries.filter(({ state }) => state === 'MATCHED').at(-1)?.endedAt;
  return {
    channel,
    available: isAvailable(channel),
    triesLeft: countTriesLeft(accountId, channel),
    triesResetAt: toInstant(getTriesReset()),
    verifiedAt: toInstantOrNull(matchedAt),
    latest: latest ? toVerification(latest) : null,
  };
}

/** Returns the level of an account, the masked document number, and the state of each channel. */
export function getOverview(
  { id, level, name, idType, idNo }: Account,
  application: VerificationOverview['application'],
): VerificationOverview {
  return {
    level,
    name,
    idType,
    idNo: maskIdNo(idNo),
    channels: verificationChannels.map((channel) => toStatus(id, channel.name)),
    application,
  };
}

/** Lists all queries of an account for the export of its data, the newest first. */
export function listVerifications({ id }: Account): AccountExport['verifications'] {
  const own = getPortal().verifications.filter(({ accountId }) => accountId === id);
  return own.reverse().map((record) => {
    const { redirectUrl: _, origin: _page, ...exported } = toVerification(record);
    return exported;
  });
}
