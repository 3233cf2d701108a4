/**
 * The rules that raise an identity level (specification, 10.1). Pure: the mock portal uses
 * them, too.
 */
import type { IdentityLevel, VerificationOverview } from '../contract';
import { type KnownChannel, type VerificationChannel, verificationChannels } from './verificationChannels';

/** The level that two different channels of level 2 reach together. */
const PAIR_REACHES: IdentityLevel = 3;

/**
 * The level after a channel has matched. `matched` names the channels that matched before; the same one twice is still
 * one. A level never falls.
 */
export function getLevelAfter(
  level: IdentityLevel,
  matched: readonly string[],
  channel: Pick<VerificationChannel, 'name' | 'raisesTo'>,
): IdentityLevel {
  const isRecord = (name: string) =>
    verificationChannels.some((one) => one.name === name && one.raisesTo < PAIR_REACHES);
  const hasPair =
    channel.raisesTo < PAIR_REACHES && matched.some((name) => name !== channel.name && isRecord(name));
  const reached: IdentityLevel = hasPair ? PAIR_REACHES : channel.raisesTo;
  return reached > level ? reached : level;
}

const TOP: IdentityLevel = 4;

/** The level to go for: the one that is asked for where it is higher than the person's, else the next; null at the top. */
export function findNextLevel(level: IdentityLevel, wanted: IdentityLevel = 1): IdentityLevel | null {
  if (wanted > level) return wanted;
  return level < TOP ? ((level + 1) as IdentityLevel) : null;
}

/** The names of the channels that have matched for a person. */
export const listMatched = ({ channels }: Pick<VerificationOverview, 'channels'>): string[] =>
  channels.flatMap(({ channel, verifiedAt }) => (verifiedAt ? [channel] : []));

interface WaysToLevel {
  /** Each is enough by itself. */
  direct: readonly KnownChannel[];
  /** Two different ones together are enough; one, where `hasOne`. */
  paired: readonly KnownChannel[];
  /** One of the channels of a pair has matched already: it is not among them. */
  hasOne: boolean;
}

/**
 * Returns the channels that reach a level, for a person with these `matched` channels. None reaches level 4, which
 * needs a visit in person or a certificate.
 */
export function findWaysToLevel(level: IdentityLevel | null, matched: readonly string[] = []): WaysToLevel {
  if (level === null) return { direct: [], paired: [], hasOne: false };
  const channels: readonly KnownChannel[] = verificationChannels;
  const direct = channels.filter(({ raisesTo }) => raisesTo >= level);
  if (level !== PAIR_REACHES) return { direct, paired: [], hasOne: false };
  const records = channels.filter(({ raisesTo }) => raisesTo < PAIR_REACHES);
  const left = records.filter(({ name }) => !matched.includes(name));
  const hasOne = left.length < records.length;
  return { direct, paired: left, hasOne };
}
