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

it('returns the catch-all page for unknown addresses', () => {
  expect(findRoute('/no/such/page')?.title).toBe('page.notFound');
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

describe('in a build with the legacy template’s screens', () => {
  const global = globalThis as { TEMPLATE_PAGES?: boolean };
  const load = (): typeof import('@/utils/routing/routeTable') => {
    jest.resetModules();
    return require('@/utils/routing/routeTable');
  };
  afterEach(() => {
    Reflect.deleteProperty(global, 'TEMPLATE_PAGES');
  });

  it('lists the screens as private pages below their menu entry', () => {
    global.TEMPLATE_PAGES = true;
    const table = load();
    const entry = table.getMenuRoutes().find(({ path }) => path === '/template');
    expect(entry).toBeDefined();
    if (!entry) return;
    expect(table.isPrivatePath('/template/form/goal')).toBe(true);
    expect(table.getSubmenuRoutes(entry, '/user/appeal')).toEqual([]);
    expect(table.getSubmenuRoutes(entry, '/template/form/goal').map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/template/form/goal', '/template/result/fail']),
    );
    expect(table.getMenuCurrent(entry, '/template/form/goal')).toBe('true');
  });

  it('has no such screens in other builds', () => {
    const table = load();
    expect(table.findRoute('/template/form/goal')?.title).toBe('page.notFound');
    expect(table.getMenuRoutes().map(({ path }) => path)).not.toContain('/template');
  });
});
