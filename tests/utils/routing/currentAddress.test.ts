/** @jest-environment node */
import { getCurrentPath, getCurrentQuery, getRawQuery } from '@/utils/routing/currentAddress';
import { moveTo, openWindow } from '../../support/fakeWindow';

const build = globalThis as { PORTAL_BASE?: string };

beforeEach(() => void openWindow());
afterEach(() => void Reflect.deleteProperty(build, 'PORTAL_BASE'));

test('currentPath and currentQuery read it', () => {
  build.PORTAL_BASE = '/portal/';
  moveTo('/portal/uaa/login?a=1&b=2');
  expect(getCurrentPath()).toBe('/uaa/login');
  expect(getCurrentQuery()).toEqual({ a: '1', b: '2' });
  moveTo('/portal');
  expect(getCurrentPath()).toBe('/');
});

test('rawQuery reads it byte for byte', () => {
  moveTo('/uaa/authorize?state=%7e+%2F==&a=1&a=2');
  expect(getRawQuery()).toBe('state=%7e+%2F==&a=1&a=2');
  moveTo('/uaa/authorize');
  expect(getRawQuery()).toBe('');
});
