import { type ComponentProps, type ComponentType, createContext, Suspense, useContext } from 'react';
import type { RoleRow, VerificationChannelName } from '@/contract';

/** Parts of the mock portal's tools, by their place in a page; bootstrap provides them in builds that include them. */
export interface PageTools {
  /** Sample certificates for signing in. */
  certificates?: ComponentType;
  /** The registry data of a channel about the signed-in user, and its simulated behavior. */
  registry?: ComponentType<{ channel: VerificationChannelName }>;
  /** The company registry, and the party that has to confirm the proof of a role. */
  companyRegistry?: ComponentType<{ asked: Pick<RoleRow, 'id' | 'state'> | null; onActed: () => void }>;
}

export const PageToolsContext = createContext<PageTools>({});

type ToolName = keyof PageTools;
type ToolProps<Name extends ToolName> = ComponentProps<NonNullable<PageTools[Name]>>;

/** The place of a tool, which receives the other props; renders nothing in a build without the tools. */
export function ToolSlot<Name extends ToolName>({ name, ...props }: { name: Name } & ToolProps<Name>) {
  const Tool = useContext(PageToolsContext)[name] as ComponentType<object> | undefined;
  return Tool ? (
    <Suspense fallback={null}>
      <Tool {...props} />
    </Suspense>
  ) : null;
}
