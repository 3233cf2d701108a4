/**
 * Stands in for swr in ProLayout and the Pro components' provider: they read nothing with it, because menus come from the
 * portal's own navigation. The portal itself reads with TanStack Query (src/hooks/useRead.ts).
 */
import type { ReactNode } from 'react';

const config = { cache: new Map() };
const result = { data: undefined, isLoading: false, mutate: async () => undefined };

export default () => result;
export const useSWRConfig = () => config;
export const SWRConfig = ({ children }: { children: ReactNode }) => children;
