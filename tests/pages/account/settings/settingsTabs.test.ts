import { findSettingsTab, settingsTabs } from '@/pages/account/settings/settingsTabs';
import { toSettingsPath } from '@/utils/routing/paths';

test('each tab has its address, and the address its tab', () => {
  expect(settingsTabs.map(({ name }) => toSettingsPath(name))).toEqual([
    '/account/settings?tab=basic',
    '/account/settings?tab=security',
    '/account/settings?tab=binding',
    '/account/settings?tab=notification',
  ]);
  for (const { name } of settingsTabs) expect(findSettingsTab(name).name).toBe(name);
});

test.each([null, '', 'constructor', '__proto__', 'Basic', 'basic '])('%j leads to the first', (name) => {
  expect(findSettingsTab(name).name).toBe('basic');
});
