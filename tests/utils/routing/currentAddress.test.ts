import { getCurrentPath, getCurrentQuery, getRawQuery } from '@/utils/routing/currentAddress';
import { moveTo, openWindow } from '../../support/fakes/fakeWindow';

const build = globalThis as { PORTAL_BASE?: string };

beforeEach(() => void openWindow());
afterEach(() => void Reflect.deleteProperty(build, 'PORTAL_BASE'));

test('is read by currentPath and currentQuery', () => {
  build.PORTAL_BASE = '/portal/';
  moveTo('/portal/uaa/login?a=1&b=2');
  expect(getCurrentPath()).toBe('/uaa/login');
  expect(getCurrentQuery()).toEqual({ a: '1', b: '2' });
  moveTo('/portal');
  expect(getCurrentPath()).toBe('/');
});

test('is read byte for byte by rawQuery', () => {
  moveTo('/uaa/authorize?state=%7e+%2F==&a=1&a=2');
  expect(getRawQuery()).toBe('state=%7e+%2F==&a=1&a=2');
  moveTo('/uaa/authorize');
  expect(getRawQuery()).toBe('');
});
