import { type KeyboardEvent, useRef } from 'react';
import { useT } from '@/hooks/useT';
import { type Channel, type ChannelName, channels } from '../channels';
import { LastUsed } from './LastUsed';
import './ChannelTabs.css';

interface Props {
  current: ChannelName;
  last: string | null;
  /** Id of the panel the tabs open. */
  panelId: string;
  onChange: (name: ChannelName) => void;
}

/** Where each key leads from a tab (WAI-ARIA, tabs pattern). */
const STEPS: Record<string, (at: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: () => -1,
};

export const tabId = (panelId: string, name: ChannelName) => `${panelId}-${name}`;

/** The channel switch: one stop for Tab, arrows within. antd's Tabs would add 25 kB to the sign-in page. */
export function ChannelTabs({ current, last, panelId, onChange }: Props) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const at = channels.findIndex(({ name }) => name === current);
    const next = channels.at(step(at) % channels.length) as Channel;
    onChange(next.name);
    list.current?.querySelector<HTMLElement>(`[data-channel="${next.name}"]`)?.focus();
  };

  return (
    <div ref={list} role="tablist" aria-label={t('login.channels')} className="channels" onKeyDown={move}>
      {channels.map(({ name, title }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(panelId, name)}
          data-channel={name}
          aria-selected={name === current}
          aria-controls={panelId}
          tabIndex={name === current ? 0 : -1}
          className="channel"
          onClick={() => onChange(name)}
        >
          {t(title)}
          {name === last && <LastUsed />}
        </button>
      ))}
    </div>
  );
}
