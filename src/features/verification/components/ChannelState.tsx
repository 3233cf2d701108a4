import { StatusTag } from '@/components/Status/StatusTag';
import type { ChannelStatus } from '@/contract';
import { useT } from '@/hooks/useT';
import { formatDate, formatDeadline } from '@/utils/i18n/dates';
import type { ChannelBlock } from '../findBlock';

interface Props {
  /** undefined if the response does not contain the channel. */
  status: ChannelStatus | undefined;
  block: ChannelBlock | null;
}

/** Special state of a channel; nothing if it is simply available. */
export function ChannelState({ status, block }: Props) {
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
