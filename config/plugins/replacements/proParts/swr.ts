/**
 * Replaces swr in the Pro components. They load menus and field options with it, but the portal has its own menus and
 * sets no `request` on fields. The portal itself reads data with TanStack Query (src/hooks/useRead.ts).
 */
import type { ReactNode } from 'react';

const config = { cache: new Map() };
const result = { data: undefined, isLoading: false, mutate: async () => undefined };

export default () => result;
export const useSWRConfig = () => config;
export const SWRConfig = ({ children }: { children: ReactNode }) => children;
