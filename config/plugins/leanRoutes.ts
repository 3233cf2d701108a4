import type { IApi } from '@umijs/max';

/** The fields of a row that Umi's router reads. */
const ROUTER_KEYS = ['id', 'parentId', 'path', 'absPath', 'redirect', 'file', 'isLayout'];

/**
 * Umi plugin. Removes fields from the routes, because Umi writes every field of every route into the first script, but
 * the router reads only these; the portal reads its own from config/routes.ts.
 */
export default (api: IApi) => {
  api.modifyRoutes((routes) => {
    for (const route of Object.values(routes)) {
      for (const key of Object.keys(route)) {
        // Two underscores mark fields for Umi's own use, which it does not write into the script.
        if (!ROUTER_KEYS.includes(key) && !key.startsWith('__')) delete route[key];
      }
    }
    return routes;
  });
};
