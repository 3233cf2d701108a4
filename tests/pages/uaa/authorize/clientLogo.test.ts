import { toInitials, toSafeLogo } from '@/pages/uaa/authorize/clientLogo';

test.each([
  ['data:image/svg+xml,%3Csvg%3E', true],
  ['data:image/png;base64,AA==', true],
  ['/logos/app.png', true],
  ['', false],
  ['https://cdn.example.test/logo.png', false],
  ['//cdn.example.test/logo.png', false],
  ['/\\cdn.example.test/logo.png', false],
  ['data:text/html,x', false],
  ['javascript:alert(1)', false],
  [null, false],
])('%j is a picture of the portal: %s', (logo, own) => {
  expect(toSafeLogo(logo)).toBe(own ? logo : '');
});

test.each([
  ['City Card', 'CC'],
  ['demo-web', 'DW'],
  ['Serviços de Teste', 'SD'],
  ['演示应用', '演'],
  ['𠮷野家', '𠮷'],
  ['app', 'A'],
  ['', ''],
  ['  ', ''],
])('%j → %j', (name, initials) => {
  expect(toInitials(name)).toBe(initials);
});
