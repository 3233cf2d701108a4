import type { IApi } from '@umijs/max';
import leanRoutes from '../../../config/plugins/leanRoutes';
import routes from '../../../config/routes';

/** Returns the routes that the plugin makes of Umi's route table. */
function runPlugin(table: Record<string, object>): unknown {
  let modify = (_: unknown): unknown => undefined;
  leanRoutes({ modifyRoutes: (modifier: typeof modify) => (modify = modifier) } as unknown as IApi);
  return modify(table);
}

test('removes the fields of the portal from the routes of Umi’s router', () => {
  const umiFields = { id: '1', parentId: '2', path: '/uaa/login', file: '@/pages/uaa/login', __content: '' };
  const {
    path: _path,
    component: _component,
    routes: _routes,
    ...portalFields
  } = Object.assign({}, ...routes);
  expect(Object.keys(portalFields)).toEqual(expect.arrayContaining(['title', 'loader', 'access']));
  expect(runPlugin({ 1: { ...portalFields, ...umiFields, redirect: '/uaa' } })).toEqual({
    1: { ...umiFields, redirect: '/uaa' },
  });
});
