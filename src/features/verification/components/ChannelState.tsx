import { CheckCircleOutlined, ClockCircleOutlined, SyncOutlined, WarningOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { ChannelStatus } from '@/contract';
import { useT } from '@/hooks/useT';
import { formatDate, formatDeadline } from '@/utils/i18n/dates';
import type { ChannelBlock } from '../findBlock';

interface Props {
  /** undefined where the server does not speak of the channel. */
  status: ChannelStatus | undefined;
  block: ChannelBlock | null;
}

/** What is particular about a channel now; nothing where it simply can be used. */
export function ChannelState({ status, block }: Props) {
  const t = useT();
  const state = status?.latest?.state;
  if (state === 'QUERYING') {
    return <State icon={<SyncOutlined aria-hidden="true" />}>{t('verification.running')}</State>;
  }
  if (state === 'AWAY' && status?.latest?.redirectUrl) {
    return <State icon={<ClockCircleOutlined aria-hidden="true" />}>{t('verification.away.heading')}</State>;
  }
  if (block) {
    return (
      <State alarming icon={<WarningOutlined aria-hidden="true" />}>
        {block === 'none' && status
          ? t('verification.tries.none', { at: formatDeadline(status.triesResetAt) })
          : t(`verification.block.${block}`)}
      </State>
    );
  }
  if (state === 'MISMATCHED') {
    return <State icon={<WarningOutlined aria-hidden="true" />}>{t('verification.failedToday')}</State>;
  }
  if (!status?.verifiedAt) return null;
  return (
    <State icon={<CheckCircleOutlined aria-hidden="true" />}>
      {t('verification.done', { at: formatDate(status.verifiedAt) })}
    </State>
  );
}

function State({ icon, alarming, children }: { icon: ReactNode; alarming?: true; children: ReactNode }) {
  return (
    <p className="channel-state" data-alarming={alarming}>
      {icon}
      {children}
    </p>
  );
}
