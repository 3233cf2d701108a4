import type { VerificationOverview } from '@/contract';
import type { KnownChannel } from '../../../domain/verificationChannels';
import { ChannelCard } from './ChannelCard';
import './ChannelList.css';

interface Props {
  channels: readonly KnownChannel[];
  /** null where it did not come: the channels stand without their state. */
  overview: VerificationOverview | null;
  /** Checked path to come back to. */
  origin: string;
}

/** Channels beside each other, as many as there is room for. */
export const ChannelList = ({ channels, overview, origin }: Props) => (
  <ul className="channel-list">
    {channels.map((channel) => (
      <ChannelCard key={channel.name} channel={channel} overview={overview} origin={origin} />
    ))}
  </ul>
);
