/**
 * Stands in for swr in the Pro components, which read nothing with it: menus come from the portal's own navigation, and no
 * field has a `request`. The portal itself reads with TanStack Query (src/hooks/useRead.ts).
 */
import type { ReactNode } from 'react';

const config = { cache: new Map() };
const result = { data: undefined, isLoading: false, mutate: async () => undefined };

export default () => result;
export const useSWRConfig = () => config;
export const SWRConfig = ({ children }: { children: ReactNode }) => children;
