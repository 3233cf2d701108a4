import { useLocation } from '@umijs/max';
import { useSyncExternalStore } from 'react';
import { findPageRoute, onRouteTable } from '@/utils/routing/pageRoute';
import type { FirstPage } from '../../config/firstPages';

/** The route table's row of the page on show; undefined until the table is loaded, unless it is one of the first. */
export function usePageRoute(): FirstPage | undefined {
  const { pathname } = useLocation();
  const getRow = () => findPageRoute(pathname);
  return useSyncExternalStore(onRouteTable, getRow, getRow);
}
