import { addressOf, tabOf, tabs } from '@/pages/account/settings/tabs';

test('each tab has its address, and the address its tab', () => {
  expect(tabs.map(({ name }) => addressOf(name))).toEqual([
    '/account/settings?tab=basic',
    '/account/settings?tab=security',
    '/account/settings?tab=binding',
    '/account/settings?tab=notification',
  ]);
  for (const { name } of tabs) expect(tabOf(name).name).toBe(name);
});

test.each([null, '', 'constructor', '__proto__', 'Basic', 'basic '])('%j leads to the first', (name) => {
  expect(tabOf(name).name).toBe('basic');
});
