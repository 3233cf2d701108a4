import { toInitials } from '@/components/Value/AppLogo';

test.each([
  ['City Card', 'CC'],
  ['demo-web', 'DW'],
  ['演示应用', '演'],
  ['𠮷野家', '𠮷'],
  ['app', 'A'],
  ['  ', ''],
])('returns for %j the initials %j', (name, initials) => {
  expect(toInitials(name)).toBe(initials);
});
