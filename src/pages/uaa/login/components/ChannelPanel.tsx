import { useCallback } from 'react';
import { DelayedSpin } from '@/components/Status/DelayedSpin';
import { LoadError } from '@/components/Status/LoadError';
import { useLoad } from '@/hooks/useLoad';
import type { ChannelPanelProps } from '../channelPanelProps';
import type { SignInChannel } from '../signInChannels';

/** A channel's panel. If its code cannot be loaded, the page and the other channels still work. */
export function ChannelPanel({ channel, ...props }: ChannelPanelProps & { channel: SignInChannel }) {
  const { panel: Panel } = channel;
  return Panel ? <Panel {...props} /> : <LoadedPanel channel={channel} {...props} />;
}

function LoadedPanel({ channel, ...props }: ChannelPanelProps & { channel: SignInChannel }) {
  const load = useCallback(async () => ({ panel: await channel.load?.() }), [channel]);
  const { data, error, reload } = useLoad(load);

  if (data?.panel) return <data.panel {...props} />;
  if (error) return <LoadError error={error} title="login.channel.failed" onRetry={reload} />;
  return <DelayedSpin />;
}
