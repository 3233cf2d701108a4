import { useSearchParams } from '@umijs/max';
import { Skeleton } from 'antd';
import { Suspense, useEffect, useId } from 'react';
import { PageHeader } from '@/components/Frame/PageHeader';
import { TabList, toTabId } from '@/components/Frame/TabList';
import { LoadingLabel } from '@/components/Status/LoadingLabel';
import { useT } from '@/hooks/useT';
import { toSettingsPath } from '@/utils/routing/paths';
import { goTo, replaceWith } from '@/utils/routing/redirect';
import { findSettingsTab, settingsTabs } from './settingsTabs';
import './index.css';

/** /account/settings?tab=: the account's settings (specification, sections 2 and 3), one tab at a time. */
export default function AccountSettingsPage() {
  const t = useT();
  const panelId = useId();
  const [query] = useSearchParams();
  const { name, Panel } = findSettingsTab(query.get('tab'));

  // The tab named by the address may be outside the visible part of the row.
  useEffect(() => {
    document
      .getElementById(toTabId(panelId, name))
      ?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [name, panelId]);

  return (
    <>
      <PageHeader title="page.accountSettings" purpose="profile.purpose" />
      <TabList
        label={t('profile.tabs')}
        className="settings-tabs"
        tabs={settingsTabs.map((tab) => ({ name: tab.name, content: t(`profile.tab.${tab.name}`) }))}
        current={name}
        panelId={panelId}
        onChange={(chosen, byKey) => {
          // Replace the history entry, so that Back does not step through every tab.
          if (byKey) replaceWith(toSettingsPath(chosen));
          else if (chosen !== name) goTo(toSettingsPath(chosen));
        }}
      />
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
