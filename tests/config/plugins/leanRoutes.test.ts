import type { IApi } from '@umijs/max';
import leanRoutes from '../../../config/plugins/leanRoutes';
import routes from '../../../config/routes';

/** Returns the result of the plugin for Umi's route list. */
function lean(table: Record<string, object>): unknown {
  let modify = (_: unknown): unknown => undefined;
  leanRoutes({ modifyRoutes: (own: typeof modify) => (modify = own) } as unknown as IApi);
  return modify(table);
}

test('gives Umi’s router its own fields, and none of the portal’s', () => {
  const own = { id: '1', parentId: '2', path: '/uaa/login', file: '@/pages/uaa/login', __content: '' };
  const { path: _path, component: _component, routes: _routes, ...portal } = Object.assign({}, ...routes);
  expect(Object.keys(portal)).toEqual(expect.arrayContaining(['title', 'loader', 'access']));
  expect(lean({ 1: { ...portal, ...own, redirect: '/uaa' } })).toEqual({ 1: { ...own, redirect: '/uaa' } });
});
