import { lazy } from 'react';
import { loadPage, setRoutes } from '@/bootstrap/loadPage';

const routes = {
  1: { id: '1', path: '/uaa' },
  2: { id: '2', path: '/uaa/login', parentId: '1' },
  3: { id: '3', path: '/uaa/register', parentId: '1' },
};
const part = () => null;
const asked: string[] = [];
const load = (name: string, fails = false) =>
  lazy(async () => {
    asked.push(name);
    if (fails) throw new Error(name);
    return { default: part };
  });

beforeEach(() => {
  asked.length = 0;
});

test('loads only the page and its layout', async () => {
  setRoutes({ routes, routeComponents: { 1: load('layout'), 2: load('login'), 3: load('register') } });
  await loadPage('/uaa/LOGIN/');
  expect(asked.sort()).toEqual(['layout', 'login']);
});

test('lets React render the loaded page without waiting', async () => {
  const page = load('login');
  setRoutes({ routes, routeComponents: { 1: part, 2: page } });
  await loadPage('/uaa/login');
  const { _init, _payload } = page as unknown as { _init: (payload: unknown) => unknown; _payload: unknown };
  expect(_init(_payload)).toBe(part);
});

test('rejects if a part does not load', async () => {
  setRoutes({ routes, routeComponents: { 1: part, 2: load('login', true) } });
  await expect(loadPage('/uaa/login')).rejects.toThrow('login');
});
