import { crumbsOf, hasPage, isPrivate, menuRoutes, routeOf, trailOf } from '@/utils/routing/routeTable';

it('finds the page of an address and the rows above it', () => {
  expect(trailOf('/user/identity_manage').map(({ path }) => path)).toEqual(['/', '/user/identity_manage']);
  expect(routeOf('/uaa/login')?.title).toBe('page.login');
});

it('tells which pages an address lies beneath', () => {
  const paths = (pathname: string) => crumbsOf(pathname).map(({ path }) => path);
  expect(paths('/user/appeal')).toEqual(['/user/appeal']);
  expect(paths('/user/appeal/detail')).toEqual(['/user/appeal', '/user/appeal/detail']);
});

it('answers the catch-all page for unknown addresses', () => {
  expect(routeOf('/no/such/page')?.title).toBe('page.notFound');
});

it('tells pages of the table from the rest', () => {
  expect(hasPage('/user/identity_manage')).toBe(true);
  expect(hasPage('/user/no_such_page')).toBe(false);
});

it('knows which pages are for members only', () => {
  expect(isPrivate('/user/identity_manage')).toBe(true);
  expect(isPrivate('/uaa/login')).toBe(false);
  expect(isPrivate('/error')).toBe(false);
});

it('lists the main menu in the order of the table', () => {
  expect(menuRoutes().map(({ path }) => path)).toContain('/user/identity_manage');
  expect(menuRoutes().every(({ menu, title }) => menu && title)).toBe(true);
});
