import { checkCity, toCityTree } from '@/validation/regions';
import { RegionField } from './RegionField';

interface Props {
  /** The field's name; it holds the city's code (GB/T 2260), or what has been chosen so far. */
  name?: string;
}

/** A city on the mainland, by its province; one of four municipalities is chosen by its name alone. */
export const CityField = ({ name = 'city' }: Props) => (
  <RegionField
    name={name}
    levels={2}
    // Cities without a prefecture stand among the districts.
    treeLevels={3}
    legend="region.city"
    select={toCityTree}
    check={checkCity}
  />
);
