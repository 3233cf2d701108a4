import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import { loadRegionNames, type RegionNames } from '@/utils/i18n/regionNames';
import { type Loaded, useLoad } from './useLoad';

/**
 * Loads the names of regions in the script of the current language; after a language change, the previous names stay
 * until the new ones are loaded.
 */
export function useRegionNames(): Loaded<RegionNames> {
  const { locale } = useIntl();
  return useLoad(useCallback(() => loadRegionNames(locale), [locale]));
}
