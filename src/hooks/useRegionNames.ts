import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import { loadRegionNames, type RegionNames } from '@/utils/i18n/regionNames';
import { type Loaded, useLoad } from './useLoad';

/** The names of regions in the reader's script; another language loads its own, and those before stay until then. */
export function useRegionNames(): Loaded<RegionNames> {
  const { locale } = useIntl();
  return useLoad(useCallback(() => loadRegionNames(locale), [locale]));
}
