import { TabList } from '@/components/Frame/TabList';
import { useT } from '@/hooks/useT';
import type { SignInChannelName } from '../channelPanelProps';
import { signInChannels } from '../signInChannels';
import { LastUsedBadge } from './LastUsedBadge';
import './ChannelTabs.css';

interface Props {
  current: SignInChannelName;
  last: string | null;
  panelId: string;
  onChange: (name: SignInChannelName) => void;
}

/** Tabs of the sign-in channels. */
export function ChannelTabs({ last, ...props }: Props) {
  const t = useT();
  return (
    <TabList
      {...props}
      label={t('login.channels')}
      className="channels"
      tabs={signInChannels.map(({ name, title }) => ({
        name,
        content: (
          <>
            {t(title)}
            {name === last && <LastUsedBadge />}
          </>
        ),
      }))}
    />
  );
}
