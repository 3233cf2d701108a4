/**
 * The tabs of the settings, in display order. Each tab's content is lazy-loaded. Its chunk is named like a page's, so
 * that it shares the pages' scripts (config/plugins/chunks.ts).
 */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type SettingsTabName = 'basic' | 'security' | 'binding' | 'notification';

interface Tab {
  name: SettingsTabName;
  Panel: LazyExoticComponent<ComponentType>;
}

export const settingsTabs: readonly Tab[] = [
  {
    name: 'basic',
    Panel: lazy(
      () =>
        import(/* webpackChunkName: "p__account__settings__basic" */ './profile/components/BasicSettings'),
    ),
  },
  {
    name: 'security',
    Panel: lazy(
      () => import(/* webpackChunkName: "p__account__settings__security" */ './components/SecurityTab'),
    ),
  },
  {
    name: 'binding',
    Panel: lazy(
      () => import(/* webpackChunkName: "p__account__settings__binding" */ './components/BindingTab'),
    ),
  },
  {
    name: 'notification',
    Panel: lazy(
      () =>
        import(
          /* webpackChunkName: "p__account__settings__notification" */ './profile/components/NotificationSwitches'
        ),
    ),
  },
];

/** Returns the tab with this name, or the first tab. */
export const findSettingsTab = (name: string | null): Tab =>
  settingsTabs.find((tab) => tab.name === name) ?? (settingsTabs[0] as Tab);
