import { useEffect } from 'react';
import { TabList, toTabId } from '@/components/Frame/TabList';
import { useT } from '@/hooks/useT';
import { toSettingsPath } from '@/utils/routing/paths';
import { goTo, replaceWith } from '@/utils/routing/redirect';
import { type SettingsTabName, settingsTabs } from '../settingsTabs';
import './SettingsTabs.css';

interface Props {
  current: SettingsTabName;
  panelId: string;
}

/** Tabs of the settings. Tabs that do not fit are scrolled into view. */
export function SettingsTabs({ current, panelId }: Props) {
  const t = useT();

  // The tab named by the address may be outside the visible part of the row.
  useEffect(() => {
    document
      .getElementById(toTabId(panelId, current))
      ?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [current, panelId]);

  return (
    <TabList
      label={t('profile.tabs')}
      className="settings-tabs"
      tabs={settingsTabs.map(({ name }) => ({ name, content: t(`profile.tab.${name}`) }))}
      current={current}
      panelId={panelId}
      onChange={(name, byKey) => {
        // Replace the history entry, so that Back does not step through every tab.
        if (byKey) replaceWith(toSettingsPath(name));
        else if (name !== current) goTo(toSettingsPath(name));
      }}
    />
  );
}
