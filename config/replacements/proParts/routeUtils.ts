/** Stands in for what ProLayout makes its menus and breadcrumbs with: the portal gives it no routes to make them from. */
export const transformRoute = () => ({ menuData: [], breadcrumb: new Map<string, never>() });
export const getMatchMenu = (): never[] => [];
export const getFlatMenus = (): Record<string, never> => ({});
