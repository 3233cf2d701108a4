import { findSettingsTab, settingsTabs } from '@/pages/account/settings/settingsTabs';
import { toSettingsPath } from '@/utils/routing/paths';

test('maps each tab to its address and back', () => {
  expect(settingsTabs.map(({ name }) => toSettingsPath(name))).toEqual([
    '/account/settings?tab=basic',
    '/account/settings?tab=security',
    '/account/settings?tab=binding',
    '/account/settings?tab=notification',
  ]);
  for (const { name } of settingsTabs) expect(findSettingsTab(name).name).toBe(name);
});

test.each([null, '', 'constructor', '__proto__', 'Basic', 'basic '])(
  'returns the first tab for the name %j',
  (name) => {
    expect(findSettingsTab(name).name).toBe('basic');
  },
);
