/** Initial-data loaders by the key the route table names; run before the first render. */
export const loaders: Record<string, () => Promise<unknown>> = {
  version: () => import('@/services/portal').then(({ getVersion }) => getVersion()),
  identity: () => import('@/services/account').then(({ getIdentity }) => getIdentity()),
};
