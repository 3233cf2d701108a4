import { checkCity, toCityTree } from '@/validation/regions';
import { RegionField } from './RegionField';

interface Props {
  /** Name of the field; its value is the city's code (GB/T 2260), or the code of the deepest level chosen so far. */
  name?: string;
}

/** Selects a city on the mainland by its province; the four municipalities need no second level. */
export const CityField = ({ name = 'city' }: Props) => (
  <RegionField
    name={name}
    levels={2}
    // Cities without a prefecture are on the level of districts.
    treeLevels={3}
    legend="region.city"
    select={toCityTree}
    check={checkCity}
  />
);
