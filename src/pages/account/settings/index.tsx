import { useSearchParams } from '@umijs/max';
import { Skeleton } from 'antd';
import { Suspense, useId } from 'react';
import { PageHeader } from '@/components/Frame/PageHeader';
import { toTabId } from '@/components/Frame/TabList';
import { LoadingLabel } from '@/components/Status/LoadingLabel';
import { SettingsTabs } from './components/SettingsTabs';
import { findSettingsTab } from './settingsTabs';

/** /account/settings?tab=: the account's settings (specification, sections 2 and 3), one tab at a time. */
export default function AccountSettingsPage() {
  const panelId = useId();
  const [query] = useSearchParams();
  const { name, Panel } = findSettingsTab(query.get('tab'));

  return (
    <>
      <PageHeader title="page.accountSettings" purpose="profile.purpose" />
      <SettingsTabs current={name} panelId={panelId} />
      <div role="tabpanel" id={panelId} aria-labelledby={toTabId(panelId, name)}>
        <Suspense
          fallback={
            <div aria-busy="true">
              <LoadingLabel />
              <Skeleton active />
            </div>
          }
        >
          <Panel key={name} />
        </Suspense>
      </div>
    </>
  );
}
