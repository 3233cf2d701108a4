import { RegionField } from '@/components/Field/RegionField';
import { checkCity, toCityTree } from '@/validation/regions';

/**
 * Selects a city on the mainland by its province; the four municipalities need no second level. The value of the field
 * `city` is the city's code (GB/T 2260), or the code of the deepest level chosen so far.
 */
export const CityField = () => (
  <RegionField
    name="city"
    levels={2}
    // Cities without a prefecture are on the level of districts.
    treeLevels={3}
    legend="region.city"
    select={toCityTree}
    check={checkCity}
  />
);
