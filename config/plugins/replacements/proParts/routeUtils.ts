/** Replaces the functions that create ProLayout's menus and breadcrumbs from routes: the portal passes no routes. */
export const transformRoute = () => ({ menuData: [], breadcrumb: new Map<string, never>() });
export const getMatchMenu = (): never[] => [];
export const getFlatMenus = (): Record<string, never> => ({});
