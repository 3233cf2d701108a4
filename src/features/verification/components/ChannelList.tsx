import type { VerificationOverview } from '@/contract';
import type { KnownChannel } from '../../../domain/verificationChannels';
import { ChannelCard } from './ChannelCard';
import './ChannelList.css';

interface Props {
  channels: readonly KnownChannel[];
  /** null if it failed to load: then the channels are shown without their state. */
  overview: VerificationOverview | null;
  /** Validated path to return to. */
  origin: string;
}

/** A responsive grid of channels. */
export const ChannelList = ({ channels, overview, origin }: Props) => (
  <ul className="channel-list plain-list">
    {channels.map((channel) => (
      <ChannelCard key={channel.name} channel={channel} overview={overview} origin={origin} />
    ))}
  </ul>
);
