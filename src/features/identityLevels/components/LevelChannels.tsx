import { Link } from '@/components/Link';
import type { IdentityLevel } from '@/contract';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { toChannelPath } from '@/utils/routing/paths';
import { hasPage } from '@/utils/routing/routeTable';
import { getChannelsForLevel, type VerificationChannel } from '../channels';
import './LevelChannels.css';

/** The channels that reach a level, each leading to its page where there is one. */
export function LevelChannels({ level }: { level: IdentityLevel }) {
  const t = useT();
  const { direct, paired } = getChannelsForLevel(level);
  if (direct.length === 0) return <p>{t('guide.auth.inPerson')}</p>;
  return (
    <>
      <ChannelList title="guide.auth.any" channels={direct} />
      {paired.length > 0 && <ChannelList title="guide.auth.pair" channels={paired} />}
    </>
  );
}

function ChannelList({ title, channels }: { title: MessageKey; channels: readonly VerificationChannel[] }) {
  const t = useT();
  return (
    <section className="level-ways">
      <p>{t(title)}</p>
      <ul>
        {channels.map((channel) => {
          const path = toChannelPath(channel.name);
          const words = t(`identity.channel.${channel.name}`);
          return <li key={channel.name}>{hasPage(path) ? <Link to={path}>{words}</Link> : words}</li>;
        })}
      </ul>
    </section>
  );
}
