import type { Loaders } from '@/services/initialData';
import { loadHomePage } from './pageChunks';

/** Initial-data loaders by the key the route table names. */
export const loaders: Loaders = {
  version: { call: () => import('@/services/portal').then(({ getVersion }) => getVersion) },
  identity: {
    call: () => import('@/services/account').then(({ getIdentity }) => getIdentity),
    page: loadHomePage,
  },
};
