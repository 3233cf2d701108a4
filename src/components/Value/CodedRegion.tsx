import { loadRegions } from '@/components/Field/RegionField/loadRegions';
import { RegionName } from '@/components/Value/RegionName';
import { useLoad } from '@/hooks/useLoad';
import { getRegionNames, MAINLAND_LEVELS, type RegionLevels } from '@/validation/regions';

/** One function per number of levels, because useLoad requests again if its function changes. */
const loaders = {
  2: () => loadRegions(2),
  3: () => loadRegions(3),
};

/** A region of which only the code is known; the code itself if its names cannot be loaded. */
export function CodedRegion({ code, levels = MAINLAND_LEVELS }: { code: string; levels?: RegionLevels }) {
  const { data: tree, error } = useLoad(loaders[levels]);
  if (!tree && !error) return <span className="region-name-pending" aria-hidden="true" />;
  const original = tree ? getRegionNames(tree, code).join('') : '';
  // A single element, because antd places several children side by side.
  return <span>{original ? <RegionName code={code} original={original} /> : code}</span>;
}
