/** Chunks that are requested before the router needs them, by Umi's chunk names. */
import { hasFirstMessagesOnly, loadRouteTable } from '@/utils/routing/pageRoute';
import { isHomePath } from '@/utils/routing/paths/home';

const loadMainLayout = () => import(/* webpackChunkName: "layouts__MainLayout" */ '@/layouts/MainLayout');

export const loadHomePage = () =>
  import(/* webpackChunkName: "p__user__identity_manage__index" */ '@/pages/user/identity_manage');

/** Loads the home page and its layout. */
export const loadHome = () => Promise.all([loadMainLayout(), loadHomePage()]);

/**
 * Loads the layout of a signed-in page in parallel with the page's messages and requests, because the layout loads
 * the user. Never rejects.
 */
export async function preloadLayout(pathname: string): Promise<void> {
  if (hasFirstMessagesOnly(pathname)) return;
  try {
    if (isHomePath(pathname) || (await loadRouteTable()).isPrivatePath(pathname)) await loadMainLayout();
  } catch {
    // The router retries, and the page shows the error.
  }
}
