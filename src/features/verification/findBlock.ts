import type { ChannelStatus, VerificationOverview } from '@/contract';
import type { VerificationChannel } from '../../domain/verificationChannels';

/**
 * Why a channel is unavailable: its registry is down, today's attempts are used up, or it does not support the
 * document.
 */
export type ChannelBlock = 'down' | 'none' | 'document';

/** Returns why the user cannot use a channel, or null. A channel without a status is available. */
export function findBlock(
  channel: Pick<VerificationChannel, 'idTypes'>,
  { level, idType }: Pick<VerificationOverview, 'level' | 'idType'>,
  status: Pick<ChannelStatus, 'available' | 'triesLeft'> | undefined,
): ChannelBlock | null {
  const isKnown = channel.idTypes.some((type) => type === idType);
  // Below level 2 the form has its own document fields, which may name another document.
  if (level > 1 && !isKnown) return 'document';
  if (status && !status.available) return 'down';
  return status?.triesLeft === 0 ? 'none' : null;
}
