/**
 * Replaces parts of components that the portal never uses. Rendering one throws. config/plugins/leanLibraries.ts lists
 * these parts; remove a part from that list to use it again.
 */
export default function LeftOut(): never {
  throw new Error('This part of a library is left out of the build: see config/plugins/leanLibraries.ts.');
}

// The names under which ProLayout and ProTable import these parts.
export const AppsLogoComponents = LeftOut;
export const BaseMenu = LeftOut;
export const CollapsedIcon = LeftOut;
export const DefaultFooter = LeftOut;
export const DefaultHeader = LeftOut;
export const Logo = LeftOut;
export const proFieldParsingValueEnumToArray = LeftOut;

/** ProLayout calls this even if it shows no logo. */
export const defaultRenderLogo = (): null => null;
