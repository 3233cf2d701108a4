/**
 * Replaces parts of components that the portal has switched off everywhere. Drawing one says so at once:
 * config/plugins/leanLibraries.ts tells which they are, and is the place to let one in again.
 */
export default function LeftOut(): never {
  throw new Error('This part of a library is left out of the build: see config/plugins/leanLibraries.ts.');
}

// By the names that ProLayout and ProTable import them by.
export const AppsLogoComponents = LeftOut;
export const BaseMenu = LeftOut;
export const CollapsedIcon = LeftOut;
export const DefaultFooter = LeftOut;
export const DefaultHeader = LeftOut;
export const Logo = LeftOut;
export const proFieldParsingValueEnumToArray = LeftOut;

/** ProLayout asks for its logo before it looks whether one is wanted. */
export const defaultRenderLogo = (): null => null;
