import { useLocation } from '@umijs/max';
import { useSyncExternalStore } from 'react';
import { findPageRoute, onRouteTable } from '@/utils/routing/pageRoute';
import type { FirstPage } from '../../config/firstPages';

/**
 * Returns the current page's row of the route table; undefined until the table is loaded, unless it is a first page.
 */
export function usePageRoute(): FirstPage | undefined {
  const { pathname } = useLocation();
  const getRow = () => findPageRoute(pathname);
  return useSyncExternalStore(onRouteTable, getRow, getRow);
}
