import { serverPrefixes } from '@/contract/prefixes';
import { getServerPicture } from '@/utils/routing/serverPicture';

test.each([
  'data:image/svg+xml,%3Csvg%3E',
  'data:image/jpeg;base64,AA==',
  'DATA:IMAGE/WEBP;base64,AA==',
  '/logos/app.JPG',
  '/%E6%BC%94%E7%A4%BA.svg',
])('accepts %j', (raw) => {
  expect(getServerPicture(raw)).toBe(raw);
});

test.each([
  '',
  'https://cdn.example.test/logo.png',
  '//cdn.example.test/logo.png',
  '/\\cdn.example.test/logo.png',
  '\t//cdn.example.test/logo.png',
  'blob:https://portal.example.test/logo.png',
  'data:text/html,/x.png',
  'data:image/pngx,x',
  'javascript:alert(1)//x.png',
  null,
  ['/logos/app.png'],
])('rejects %j', (raw) => {
  expect(getServerPicture(raw)).toBe('');
});

test.each(serverPrefixes)(
  'accepts no response of %s as a picture, however its address is written',
  (prefix) => {
    for (const path of [
      prefix,
      prefix.toUpperCase(),
      `/x/..${prefix}`,
      `/.${prefix}`,
      prefix.replace('/', '/%2e/'),
    ]) {
      expect(getServerPicture(`${path}/custom/logout.png`)).toBe('');
      expect(getServerPicture(`${path};a=1/logout.svg`)).toBe('');
    }
  },
);

test.each([
  '/uaa/logout',
  '/logos/app.png/',
  '/logos/app.png?x=1',
  '/logout?x=.png',
  '/logout#.png',
  '/.png?',
])('rejects %j, whose path does not end like a picture', (raw) => {
  expect(getServerPicture(raw)).toBe('');
});
