import type { ChannelStatus, VerificationOverview } from '@/contract';
import type { VerificationChannel } from '../../domain/verificationChannels';

/** Why a channel cannot be used now: its registry is down, today's tries are used, or it does not know the document. */
export type ChannelBlock = 'down' | 'none' | 'document';

/** What keeps a person from using a channel, or null. A server that does not speak of the channel keeps nobody. */
export function findBlock(
  channel: Pick<VerificationChannel, 'idTypes'>,
  { level, idType }: Pick<VerificationOverview, 'level' | 'idType'>,
  status: Pick<ChannelStatus, 'available' | 'triesLeft'> | undefined,
): ChannelBlock | null {
  const isKnown = channel.idTypes.some((type) => type === idType);
  // Below level 2 the form asks for the document: it may be another one.
  if (level > 1 && !isKnown) return 'document';
  if (status && !status.available) return 'down';
  return status?.triesLeft === 0 ? 'none' : null;
}
