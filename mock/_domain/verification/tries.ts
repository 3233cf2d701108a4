/** Limits the queries to registries per day in China. */
import { createHash } from 'node:crypto';
import { DAY, VERIFICATION_TRIES, VERIFIED_LEVEL } from '../../../src/constants';
import type { VerificationState } from '../../../src/contract';
import type { ChannelName } from '../../../src/domain/verificationChannels';
import { formatChinaDate } from '../../../src/validation/dates';
import { getChinaDayStart } from '../../../src/validation/days';
import { now } from '../store/clock';
import type { Identity } from '../store/records/account';
import type { VerificationRecord } from '../store/records/verification';
import { getPortal } from '../store/state';

/** States that count as a try: the registry has received the query. A failed registry counts none. */
const COUNTED: readonly VerificationState[] = ['QUERYING', 'MATCHED', 'MISMATCHED', 'TAKEN'];

const startOfToday = (): number => getChinaDayStart(formatChinaDate(now()));

/** Whether the time is on the portal's current day in China. */
export const isToday = (at: number): boolean => at >= startOfToday();

/** Returns the time when all tries are available again, in ms. */
export const getTriesReset = (): number => startOfToday() + DAY;

/** Maximum number of tries per day of all unverified accounts together for one document. */
const DOCUMENT_TRIES = 10;

/** Returns a digest of a document, so that its tries can be counted after its number was deleted. */
export const digestDocument = ({ idType, idNo }: Pick<Identity, 'idType' | 'idNo'>): string =>
  createHash('sha256').update(`${idType} ${idNo}`).digest('base64url');

const counts = ({ startedAt, state }: VerificationRecord): boolean =>
  isToday(startedAt) && COUNTED.includes(state);

/** Returns the number of tries for a document that unverified accounts have left today. */
export function countDocumentTriesLeft(claim: Identity): number {
  const document = digestDocument(claim);
  const used = getPortal().verifications.filter(
    (one) => one.document === document && one.levelBefore < VERIFIED_LEVEL && counts(one),
  );
  return Math.max(0, DOCUMENT_TRIES - used.length);
}

/** Returns the number of tries of a channel that an account has left today. */
export function countTriesLeft(accountId: string, channel: ChannelName): number {
  const used = getPortal().verifications.filter(
    (one) => one.accountId === accountId && one.channel === channel && counts(one),
  );
  return Math.max(0, VERIFICATION_TRIES - used.length);
}
