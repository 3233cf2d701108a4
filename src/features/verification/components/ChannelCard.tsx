import { LinkButton } from '@/components/Action/LinkButton';
import type { VerificationOverview } from '@/contract';
import { useT } from '@/hooks/useT';
import { getLevelAfter, listMatched } from '../../../domain/identityLevels';
import type { KnownChannel } from '../../../domain/verificationChannels';
import { findBlock } from '../findBlock';
import { toChannelPage } from '../origin';
import { ChannelState } from './ChannelState';

interface Props {
  channel: KnownChannel;
  /** State of the user's verification; null if unknown: then the channel can be tried. */
  overview: VerificationOverview | null;
  origin: string;
}

/** A channel: its requirements, the level it reaches, its availability, and a link to it. */
export function ChannelCard({ channel, overview, origin }: Props) {
  const t = useT();
  const { name, minutes, raisesTo } = channel;
  const words = t(`identity.channel.${name}`);
  const status = overview?.channels.find((one) => one.channel === name);
  const latest = status?.latest;
  const underWay = latest && (latest.state === 'QUERYING' || latest.redirectUrl) ? latest : null;
  const block = overview && findBlock(channel, overview, status);
  const reaches = overview ? getLevelAfter(overview.level, listMatched(overview), channel) : raisesTo;
  return (
    <li className="channel-card">
      <strong>{words}</strong>
      <p>{t(`verification.${name}.needs`)}</p>
      <p className="channel-facts">
        <span>{t('verification.minutes', { minutes })}</span>
        {reaches > (overview?.level ?? 0) && (
          <span>{t('verification.reaches', { level: `L${reaches}` })}</span>
        )}
        {status && !block && <span>{t('verification.tries', { left: status.triesLeft })}</span>}
      </p>
      <ChannelState status={status} block={block} />
      {underWay && (
        <LinkButton to={toChannelPage(name, origin, underWay.id)}>
          {t('verification.running.open')}
        </LinkButton>
      )}
      {!underWay && !block && (
        <LinkButton
          aria-label={t('verification.start.of', { channel: words })}
          to={toChannelPage(name, origin)}
        >
          {t('verification.start')}
        </LinkButton>
      )}
    </li>
  );
}
