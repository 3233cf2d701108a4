import type { Fact } from '@/components/Value/FactList';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { PortalSession } from '@/contract';
import { useT } from '@/hooks/useT';
import { endOtherSessions, endSession, getSessions } from '@/services/sessions';
import { DevicesCard } from './DevicesCard';

/** The user's sessions, with buttons to end all except the current one. */
export function SessionsCard() {
  const t = useT();
  const facts = ({ current, startedAt, lastSeenAt, keptUntil }: PortalSession): Fact[] => [
    ['security.session.startedAt', <RelativeTime key="at" at={startedAt} />],
    [
      'security.session.lastSeenAt',
      current ? t('security.session.now') : <RelativeTime key="seen" at={lastSeenAt} />,
    ],
    ['security.session.keptUntil', keptUntil && <RelativeTime key="kept" at={keptUntil} />],
  ];
  return (
    <DevicesCard
      kind="session"
      list={getSessions}
      end={endSession}
      endAll={endOtherSessions}
      canEnd={({ current }) => !current}
      facts={facts}
    />
  );
}
