import type { VerificationOverview } from '@/contract';
import type { ChannelName, VerificationChannel } from '../channels';
import { ChannelCard } from './ChannelCard';
import './ChannelList.css';

interface Props {
  channels: readonly (VerificationChannel & { name: ChannelName })[];
  /** null where it did not come: the channels stand without their state. */
  overview: Pick<VerificationOverview, 'channels'> | null;
  /** Checked path to come back to. */
  origin: string;
}

/** Channels beside each other, as many as there is room for. */
export function ChannelList({ channels, overview, origin }: Props) {
  return (
    <ul className="channel-list">
      {channels.map(({ name, minutes, raisesTo }) => (
        <ChannelCard
          key={name}
          name={name}
          minutes={minutes}
          raisesTo={raisesTo}
          status={overview?.channels.find(({ channel }) => channel === name)}
          origin={origin}
        />
      ))}
    </ul>
  );
}
