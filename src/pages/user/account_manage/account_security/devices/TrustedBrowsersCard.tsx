import type { Fact } from '@/components/Value/FactList';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { TrustedBrowser } from '@/contract';
import { endTrustedBrowser, endTrustedBrowsers, getTrustedBrowsers } from '@/services/sessions';
import { DevicesCard } from './DevicesCard';

const listFacts = ({ trustedAt, lastSeenAt, until }: TrustedBrowser): Fact[] => [
  ['security.trusted.since', <RelativeTime key="since" at={trustedAt} />],
  ['security.session.lastSeenAt', <RelativeTime key="seen" at={lastSeenAt} />],
  ['security.trusted.until', <RelativeTime key="until" at={until} />],
];

/** The browsers in which signing in needs no code of the authenticator app. */
export function TrustedBrowsersCard() {
  return (
    <DevicesCard
      kind="trusted"
      list={getTrustedBrowsers}
      end={endTrustedBrowser}
      endAll={endTrustedBrowsers}
      canEnd={() => true}
      facts={listFacts}
    />
  );
}
