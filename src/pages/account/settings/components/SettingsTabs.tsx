import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useT } from '@/hooks/useT';
import { toSettingsPath } from '@/utils/routing/paths';
import { goTo, replaceWith } from '@/utils/routing/redirect';
import { type SettingsTabName, settingsTabs } from '../settingsTabs';
import './SettingsTabs.css';

interface Props {
  current: SettingsTabName;
  /** Id of the panel the tabs open. */
  panelId: string;
}

/** New tab index for each key (WAI-ARIA, tabs pattern). */
const STEPS: Record<string, (at: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: () => -1,
};

export const toSettingsTabId = (panelId: string, name: SettingsTabName) => `${panelId}-${name}`;

/** Tab list with one tab stop; arrow keys move between the tabs. Tabs that do not fit are scrolled into view. */
export function SettingsTabs({ current, panelId }: Props) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);

  // The tab named by the address may be outside the visible part of the row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: re-run when another tab opens
  useEffect(() => {
    list.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [current]);

  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const at = settingsTabs.findIndex(({ name }) => name === current);
    const next = settingsTabs.at(step(at) % settingsTabs.length);
    if (!next) return;
    // Replace the history entry, so that Back does not step through every tab.
    replaceWith(toSettingsPath(next.name));
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.name}"]`)?.focus();
  };

  return (
    <div ref={list} role="tablist" aria-label={t('profile.tabs')} className="settings-tabs" onKeyDown={move}>
      {settingsTabs.map(({ name }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={toSettingsTabId(panelId, name)}
          data-tab={name}
          aria-selected={name === current}
          aria-controls={panelId}
          tabIndex={name === current ? 0 : -1}
          onClick={() => name !== current && goTo(toSettingsPath(name))}
        >
          {t(`profile.tab.${name}`)}
        </button>
      ))}
    </div>
  );
}
