import { CheckCircleOutlined, ClockCircleOutlined, SyncOutlined, WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { ChannelStatus, IdentityLevel } from '@/contract';
import { useT } from '@/hooks/useT';
import { formatDate, formatDateTime } from '@/utils/i18n/dates';
import { goTo } from '@/utils/routing/redirect';
import type { ChannelName } from '../channels';
import { toChannelPage } from '../origin';

interface Props {
  name: ChannelName;
  minutes: number;
  /** The level that a match reaches by itself. */
  raisesTo: IdentityLevel;
  /** What the server says of it; undefined where that is not known: then it can be tried. */
  status?: ChannelStatus;
  origin: string;
}

/** One channel: what it takes, whether it can be used now, and the way to it. */
export function ChannelCard({ name, minutes, raisesTo, status, origin }: Props) {
  const t = useT();
  const words = t(`identity.channel.${name}`);
  const running = status?.latest?.state === 'QUERYING' ? status.latest : null;
  const isOpen = !status || (status.available && status.triesLeft > 0);
  return (
    <li className="channel-card">
      <strong>{words}</strong>
      <p>{t(`verification.${name}.needs`)}</p>
      <p className="channel-facts">
        <span>{t('verification.minutes', { minutes })}</span>
        <span>{t('verification.reaches', { level: `L${raisesTo}` })}</span>
        {status?.available && status.triesLeft > 0 && (
          <span>{t('verification.tries', { left: status.triesLeft })}</span>
        )}
      </p>
      {status && <ChannelState status={status} />}
      {running && (
        <Button onClick={() => goTo(toChannelPage(name, origin, running.id))}>
          {t('verification.running.open')}
        </Button>
      )}
      {!running && isOpen && (
        <Button
          aria-label={t('verification.start.of', { channel: words })}
          onClick={() => goTo(toChannelPage(name, origin))}
        >
          {t('verification.start')}
        </Button>
      )}
    </li>
  );
}

/** What is particular about a channel now; nothing where it simply can be used. */
function ChannelState({
  status: { latest, available, triesLeft, triesResetAt, verifiedAt },
}: {
  status: ChannelStatus;
}) {
  const t = useT();
  if (latest?.state === 'QUERYING') {
    return <State icon={<SyncOutlined aria-hidden="true" />}>{t('verification.running')}</State>;
  }
  if (!available) {
    return (
      <State alarming icon={<WarningOutlined aria-hidden="true" />}>
        {t('verification.down')}
      </State>
    );
  }
  if (triesLeft === 0) {
    return (
      <State alarming icon={<ClockCircleOutlined aria-hidden="true" />}>
        {t('verification.tries.none', { at: formatDateTime(triesResetAt) })}
      </State>
    );
  }
  if (latest?.state === 'MISMATCHED') {
    return <State icon={<WarningOutlined aria-hidden="true" />}>{t('verification.failedToday')}</State>;
  }
  if (!verifiedAt) return null;
  return (
    <State icon={<CheckCircleOutlined aria-hidden="true" />}>
      {t('verification.done', { at: formatDate(verifiedAt) })}
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
