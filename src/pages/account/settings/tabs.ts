/** The tabs of the settings, in their order. What each shows is a piece of the app of its own. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export type TabName = 'basic' | 'security' | 'binding' | 'notification';

interface Tab {
  name: TabName;
  Panel: LazyExoticComponent<ComponentType>;
}

export const tabs: readonly Tab[] = [
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
    Panel: lazy(() =>
      import('@/features/accountSecurity/components/SecurityOverview').then(({ SecurityOverview }) => ({
        default: SecurityOverview,
      })),
    ),
  },
  {
    name: 'binding',
    Panel: lazy(() =>
      import('@/features/linkedAccounts/components/BindingList').then(({ BindingList }) => ({
        default: BindingList,
      })),
    ),
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
export const tabOf = (name: string | null): Tab => tabs.find((tab) => tab.name === name) ?? (tabs[0] as Tab);

/** Where a tab is. */
export const addressOf = (name: TabName): string => `/account/settings?${new URLSearchParams({ tab: name })}`;
