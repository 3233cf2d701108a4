/** How often a person may ask a registry on one day in China. */
import { createHash } from 'node:crypto';
import { DAY, VERIFICATION_TRIES, VERIFIED_LEVEL } from '../../../src/constants';
import type { VerificationState } from '../../../src/contract';
import type { ChannelName } from '../../../src/domain/verificationChannels';
import { formatChinaDate } from '../../../src/validation/dates';
import { getChinaDayStart } from '../../../src/validation/days';
import { now } from '../store/clock';
import type { ClaimedIdentity, VerificationRecord } from '../store/records/verification';
import { getPortal } from '../store/state';

/** The registry was asked and has answered, or will. One that does not answer costs nothing. */
const COUNTED: readonly VerificationState[] = ['QUERYING', 'MATCHED', 'MISMATCHED', 'TAKEN'];

const startOfToday = (): number => getChinaDayStart(formatChinaDate(now()));

/** Whether something happened on the portal's present day. */
export const isToday = (at: number): boolean => at >= startOfToday();

/** When the tries are all there again, in ms. */
export const getTriesReset = (): number => startOfToday() + DAY;

/** Tries of all unverified accounts together to be one person, on one day. */
const DOCUMENT_TRIES = 10;

/** A digest of a document, so that its tries can be counted after its number is forgotten. */
export const digestDocument = ({ idType, idNo }: Pick<ClaimedIdentity, 'idType' | 'idNo'>): string =>
  createHash('sha256').update(`${idType} ${idNo}`).digest('base64url');

const counts = ({ startedAt, state }: VerificationRecord): boolean =>
  isToday(startedAt) && COUNTED.includes(state);

/** How many tries unverified accounts have left today to be the person of a document. */
export function countDocumentTriesLeft(claim: ClaimedIdentity): number {
  const document = digestDocument(claim);
  const used = getPortal().verifications.filter(
    (one) => one.document === document && one.levelBefore < VERIFIED_LEVEL && counts(one),
  );
  return Math.max(0, DOCUMENT_TRIES - used.length);
}

/** How many tries of a channel an account has left today. */
export function countTriesLeft(accountId: string, channel: ChannelName): number {
  const used = getPortal().verifications.filter(
    (one) => one.accountId === accountId && one.channel === channel && counts(one),
  );
  return Math.max(0, VERIFICATION_TRIES - used.length);
}
