import { findSettingsTab, settingsTabs, toSettingsTabPath } from '@/pages/account/settings/settingsTabs';

test('each tab has its address, and the address its tab', () => {
  expect(settingsTabs.map(({ name }) => toSettingsTabPath(name))).toEqual([
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
