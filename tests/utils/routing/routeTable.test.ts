import {
  findRoute,
  getBreadcrumbs,
  getMenuCurrent,
  getMenuRoutes,
  getRouteTrail,
  isPrivatePath,
} from '@/utils/routing/routeTable';

it('finds the page of an address and its parent rows', () => {
  expect(getRouteTrail('/user/identity_manage').map(({ path }) => path)).toEqual([
    '/',
    '/user/identity_manage',
  ]);
  expect(findRoute('/uaa/login')?.title).toBe('page.login');
});

it('returns the parent pages of an address', () => {
  const paths = (pathname: string) => getBreadcrumbs(pathname).map(({ path }) => path);
  expect(paths('/user/appeal')).toEqual(['/user/appeal']);
  expect(paths('/user/appeal/detail')).toEqual(['/user/appeal', '/user/appeal/detail']);
});

it('links to parent pages with the parameters of the current address', () => {
  const paths = getBreadcrumbs('/user/role_manage/r%2F1/role_space/cert/ca_cert').map(({ path }) => path);
  expect(paths).toEqual([
    '/user/role_manage',
    '/user/role_manage/r%2F1/role_space',
    '/user/role_manage/r%2F1/role_space/cert',
    '/user/role_manage/r%2F1/role_space/cert/ca_cert',
  ]);
});

it.each(['/user/appeal', '/USER/appeal/'])('finds the menu row of %s like the router', (pathname) => {
  const row = findRoute('/user/appeal') as NonNullable<ReturnType<typeof findRoute>>;
  expect(getMenuCurrent(row, pathname)).toBe('page');
});

it('returns whether a page requires a session', () => {
  expect(isPrivatePath('/user/identity_manage')).toBe(true);
  expect(isPrivatePath('/uaa/login')).toBe(false);
  expect(isPrivatePath('/error')).toBe(false);
});

it('lists the main menu in the order of the table', () => {
  expect(getMenuRoutes().map(({ path }) => path)).toContain('/user/identity_manage');
  expect(getMenuRoutes().every(({ menu, title }) => menu && title)).toBe(true);
});
