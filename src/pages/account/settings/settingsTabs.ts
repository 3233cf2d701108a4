/** The tabs of the settings, in their order. What each shows is a piece of the app of its own. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export type SettingsTabName = 'basic' | 'security' | 'binding' | 'notification';

interface Tab {
  name: SettingsTabName;
  Panel: LazyExoticComponent<ComponentType>;
}

export const settingsTabs: readonly Tab[] = [
  {
    name: 'basic',
    Panel: lazy(() =>
      import('@/pages/account/settings/profile/components/BasicSettings').then(({ BasicSettings }) => ({
        default: BasicSettings,
      })),
    ),
  },
  {
    name: 'security',
    Panel: lazy(() => import('@/pages/account/settings/components/SecurityTab')),
  },
  {
    name: 'binding',
    Panel: lazy(() => import('@/pages/account/settings/components/BindingTab')),
  },
  {
    name: 'notification',
    Panel: lazy(() =>
      import('@/pages/account/settings/profile/components/NotificationSwitches').then(
        ({ NotificationSwitches }) => ({
          default: NotificationSwitches,
        }),
      ),
    ),
  },
];

/** The tab an address names; the first for any other name. */
export const findSettingsTab = (name: string | null): Tab =>
  settingsTabs.find((tab) => tab.name === name) ?? (settingsTabs[0] as Tab);
