/** The rules that raise an identity level (specification, 10.1). Pure functions, shared with the mock portal. */
import type { IdentityLevel, VerificationOverview } from '../contract';
import { type KnownChannel, type VerificationChannel, verificationChannels } from './verificationChannels';

/** The level that two different channels of level 2 reach in combination. */
const PAIR_REACHES: IdentityLevel = 3;

/**
 * Returns the level after a channel has matched. `matched` contains the names of channels that matched before;
 * repeating a channel has no effect. A level never decreases.
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

/**
 * Returns the level to aim for: the requested one if it is higher than the current one, otherwise the next; null at
 * the top.
 */
export function findNextLevel(level: IdentityLevel, requested: IdentityLevel = 1): IdentityLevel | null {
  if (requested > level) return requested;
  return level < TOP ? ((level + 1) as IdentityLevel) : null;
}

/** Returns the names of the channels that have matched for a user. */
export const listMatched = ({ channels }: Pick<VerificationOverview, 'channels'>): string[] =>
  channels.flatMap(({ channel, verifiedAt }) => (verifiedAt ? [channel] : []));

interface WaysToLevel {
  /** Each channel is enough by itself. */
  direct: readonly KnownChannel[];
  /** Two different channels are enough in combination; one of them if `hasOne`. */
  paired: readonly KnownChannel[];
  /** Whether one channel of a pair has already matched; `paired` does not contain it. */
  hasOne: boolean;
}

/**
 * Returns the channels that reach a level, for a user with these `matched` channels. No channel reaches level 4,
 * which requires a visit in person or a certificate.
 */
export function findWaysToLevel(level: IdentityLevel | null, matched: readonly string[] = []): WaysToLevel {
  if (level === null) return { direct: [], paired: [], hasOne: false };
  const channels: readonly KnownChannel[] = verificationChannels;
  const direct = channels.filter(({ raisesTo }) => raisesTo >= level);
  if (level !== PAIR_REACHES) return { direct, paired: [], hasOne: false };
  const records = channels.filter(({ raisesTo }) => raisesTo < PAIR_REACHES);
  const remaining = records.filter(({ name }) => !matched.includes(name));
  const hasOne = remaining.length < records.length;
  return { direct, paired: remaining, hasOne };
}
