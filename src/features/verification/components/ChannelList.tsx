import { LinkButton } from '@/components/Action/LinkButton';
import { StatusTag } from '@/components/Status/StatusTag';
import type { ChannelStatus, Verification, VerificationOverview } from '@/contract';
import { getLevelAfter, listMatched } from '@/domain/identityLevels';
import type { KnownChannel } from '@/domain/verificationChannels';
import { useT } from '@/hooks/useT';
import { formatDate, formatDeadline } from '@/utils/i18n/dates';
import { type ChannelBlock, findBlock } from '../findBlock';
import { toChannelPage } from '../origin';
import './ChannelList.css';

interface Props {
  channels: readonly KnownChannel[];
  /** State of the user's verification; null if unknown: then each channel is shown without its state. */
  overview: VerificationOverview | null;
  /** Validated path to return to. */
  origin: string;
}

/** Whether the verification waits for the registry or the payment app: its page can be opened again. */
const isPending = ({ state, redirectUrl }: Verification) => state === 'QUERYING' || Boolean(redirectUrl);

/** A responsive grid of channels. */
export const ChannelList = ({ channels, overview, origin }: Props) => (
  <ul className="channel-list plain-list">
    {channels.map((channel) => (
      <ChannelCard key={channel.name} channel={channel} overview={overview} origin={origin} />
    ))}
  </ul>
);

type ChannelCardProps = Omit<Props, 'channels'> & { channel: KnownChannel };

/** A channel: its requirements, the level it reaches, its availability, and a link to it. */
function ChannelCard({ channel, overview, origin }: ChannelCardProps) {
  const t = useT();
  const { name, minutes, raisesTo } = channel;
  const label = t(`identity.channel.${name}`);
  const status = overview?.channels.find((one) => one.channel === name);
  const latest = status?.latest;
  const pending = latest && isPending(latest) ? latest : null;
  const block = overview && findBlock(channel, overview, status);
  const reaches = overview ? getLevelAfter(overview.level, listMatched(overview), channel) : raisesTo;
  return (
    <li className="channel-card">
      <strong>{label}</strong>
      <p>{t(`verification.${name}.needs`)}</p>
      <p className="channel-facts">
        <span>{t('verification.minutes', { minutes })}</span>
        {reaches > (overview?.level ?? 0) && (
          <span>{t('verification.reaches', { level: `L${reaches}` })}</span>
        )}
        {status && !block && <span>{t('verification.tries', { left: status.triesLeft })}</span>}
      </p>
      <ChannelState status={status} block={block} />
      {pending && (
        <LinkButton to={toChannelPage(name, origin, pending.id)}>{t('verification.running.open')}</LinkButton>
      )}
      {!pending && !block && (
        <LinkButton
          aria-label={t('verification.start.of', { channel: label })}
          to={toChannelPage(name, origin)}
        >
          {t('verification.start')}
        </LinkButton>
      )}
    </li>
  );
}

/** Special state of a channel; nothing if it is simply available, or if the response does not contain it. */
function ChannelState({ status, block }: { status?: ChannelStatus; block: ChannelBlock | null }) {
  const t = useT();
  const state = status?.latest?.state;
  if (state === 'QUERYING') {
    return <StatusTag meaning="pending">{t('verification.running')}</StatusTag>;
  }
  if (state === 'AWAY' && status?.latest?.redirectUrl) {
    return <StatusTag meaning="pending">{t('verification.away.heading')}</StatusTag>;
  }
  if (block) {
    return (
      <StatusTag meaning="warning">
        {block === 'none' && status
          ? t('verification.tries.none', { at: formatDeadline(status.triesResetAt) })
          : t(`verification.block.${block}`)}
      </StatusTag>
    );
  }
  if (state === 'MISMATCHED') {
    return <StatusTag meaning="warning">{t('verification.failedToday')}</StatusTag>;
  }
  if (!status?.verifiedAt) return null;
  return (
    <StatusTag meaning="success">{t('verification.done', { at: formatDate(status.verifiedAt) })}</StatusTag>
  );
}
