import {
  findRoute,
  getBreadcrumbs,
  getMenuRoutes,
  getRouteTrail,
  isPrivatePath,
} from '@/utils/routing/routeTable';

it('finds the page of an address and the rows above it', () => {
  expect(getRouteTrail('/user/identity_manage').map(({ path }) => path)).toEqual([
    '/',
    '/user/identity_manage',
  ]);
  expect(findRoute('/uaa/login')?.title).toBe('page.login');
});

it('tells which pages an address lies beneath', () => {
  const paths = (pathname: string) => getBreadcrumbs(pathname).map(({ path }) => path);
  expect(paths('/user/appeal')).toEqual(['/user/appeal']);
  expect(paths('/user/appeal/detail')).toEqual(['/user/appeal', '/user/appeal/detail']);
});

it('leads to the pages above with the parameters of the address that is open', () => {
  const paths = getBreadcrumbs('/user/role_manage/r%2F1/role_space/cert/ca_cert').map(({ path }) => path);
  expect(paths).toEqual([
    '/user/role_manage',
    '/user/role_manage/r%2F1/role_space',
    '/user/role_manage/r%2F1/role_space/cert',
    '/user/role_manage/r%2F1/role_space/cert/ca_cert',
  ]);
});

it('answers the catch-all page for unknown addresses', () => {
  expect(findRoute('/no/such/page')?.title).toBe('page.notFound');
});

it('knows which pages are for members only', () => {
  expect(isPrivatePath('/user/identity_manage')).toBe(true);
  expect(isPrivatePath('/uaa/login')).toBe(false);
  expect(isPrivatePath('/error')).toBe(false);
});

it('lists the main menu in the order of the table', () => {
  expect(getMenuRoutes().map(({ path }) => path)).toContain('/user/identity_manage');
  expect(getMenuRoutes().every(({ menu, title }) => menu && title)).toBe(true);
});
