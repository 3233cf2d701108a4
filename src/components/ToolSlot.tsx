import { type ComponentType, createContext, Suspense, useContext } from 'react';

/** Parts of the mock portal's tools, by the place in a page they take; bootstrap fills them where a build has them. */
export interface PageTools {
  /** Certificates to try signing in with. */
  certificates?: ComponentType;
}

export const PageToolsContext = createContext<PageTools>({});

/** The place of one of them: nothing in a build without the tools. */
export function ToolSlot({ name }: { name: keyof PageTools }) {
  const Tool = useContext(PageToolsContext)[name];
  return Tool ? (
    <Suspense fallback={null}>
      <Tool />
    </Suspense>
  ) : null;
}
