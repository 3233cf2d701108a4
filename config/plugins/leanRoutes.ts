import type { IApi } from '@umijs/max';

/** The fields of a row that Umi's router reads. */
const ROUTER_KEYS = ['id', 'parentId', 'path', 'absPath', 'redirect', 'file', 'isLayout'];

/**
 * Umi writes every field of every route into the first script. The portal reads its own from config/routes.ts,
 * so the router gets its own alone.
 */
export default (api: IApi) => {
  api.modifyRoutes((routes) => {
    for (const route of Object.values(routes)) {
      for (const key of Object.keys(route)) {
        // Two underscores mark what Umi notes for itself, and does not write out.
        if (!ROUTER_KEYS.includes(key) && !key.startsWith('__')) delete route[key];
      }
    }
    return routes;
  });
};
