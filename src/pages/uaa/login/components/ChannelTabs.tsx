import { type KeyboardEvent, useRef } from 'react';
import { useT } from '@/hooks/useT';
import type { SignInChannelName } from '../channelPanelProps';
import { type SignInChannel, signInChannels } from '../signInChannels';
import { LastUsedBadge } from './LastUsedBadge';
import './ChannelTabs.css';

interface Props {
  current: SignInChannelName;
  last: string | null;
  /** Id of the panel that the tabs control. */
  panelId: string;
  onChange: (name: SignInChannelName) => void;
}

/** New tab index for each key (WAI-ARIA, tabs pattern). */
const STEPS: Record<string, (at: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: () => -1,
};

export const toChannelTabId = (panelId: string, name: SignInChannelName) => `${panelId}-${name}`;

/**
 * Tab list of the channels with one tab stop; arrow keys move between the tabs. antd's Tabs would add 25 kB to the
 * sign-in page.
 */
export function ChannelTabs({ current, last, panelId, onChange }: Props) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const at = signInChannels.findIndex(({ name }) => name === current);
    const next = signInChannels.at(step(at) % signInChannels.length) as SignInChannel;
    onChange(next.name);
    list.current?.querySelector<HTMLElement>(`[data-press="${next.name}"]`)?.focus();
  };

  return (
    <div ref={list} role="tablist" aria-label={t('login.channels')} className="channels" onKeyDown={move}>
      {signInChannels.map(({ name, title }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={toChannelTabId(panelId, name)}
          data-press={name}
          aria-selected={name === current}
          aria-controls={panelId}
          tabIndex={name === current ? 0 : -1}
          className="channel"
          onClick={() => onChange(name)}
        >
          {t(title)}
          {name === last && <LastUsedBadge />}
        </button>
      ))}
    </div>
  );
}
