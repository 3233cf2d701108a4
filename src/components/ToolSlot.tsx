import { type ComponentProps, type ComponentType, createContext, Suspense, useContext } from 'react';
import type { RoleRow, VerificationChannelName } from '@/contract';

/** Parts of the mock portal's tools, by the place in a page they take; bootstrap fills them where a build has them. */
export interface PageTools {
  /** Certificates to try signing in with. */
  certificates?: ComponentType;
  /** What a channel's registry knows of the signed-in person, and how it behaves. */
  registry?: ComponentType<{ channel: VerificationChannelName }>;
  /** What the registry of companies knows, and whoever is asked to prove the company of a role. */
  companyRegistry?: ComponentType<{ asked: Pick<RoleRow, 'id' | 'state'> | null; onActed: () => void }>;
}

export const PageToolsContext = createContext<PageTools>({});

type ToolName = keyof PageTools;
type ToolProps<Name extends ToolName> = ComponentProps<NonNullable<PageTools[Name]>>;

/** The place of one of them, which gets the other props: nothing in a build without the tools. */
export function ToolSlot<Name extends ToolName>({ name, ...props }: { name: Name } & ToolProps<Name>) {
  const Tool = useContext(PageToolsContext)[name] as ComponentType<object> | undefined;
  return Tool ? (
    <Suspense fallback={null}>
      <Tool {...props} />
    </Suspense>
  ) : null;
}
