/** Chunks that are asked for before the router needs them, by the names Umi gives them. */
import { hasFirstMessagesOnly, loadRouteTable } from '@/utils/routing/pageRoute';
import { isHomePath } from '@/utils/routing/paths/home';

const loadMainLayout = () => import(/* webpackChunkName: "layouts__MainLayout" */ '@/layouts/MainLayout');

export const loadHomePage = () =>
  import(/* webpackChunkName: "p__user__identity_manage__index" */ '@/pages/user/identity_manage');

/** Home whole, with the layout around it. */
export const loadHome = () => Promise.all([loadMainLayout(), loadHomePage()]);

/** Asks for the layout of a members' page beside the page's words and calls: it says who is here. Never rejects. */
export async function preloadLayout(pathname: string): Promise<void> {
  if (hasFirstMessagesOnly(pathname)) return;
  try {
    if (isHomePath(pathname) || (await loadRouteTable()).isPrivatePath(pathname)) await loadMainLayout();
  } catch {
    // The router asks once more, and the page says what is wrong.
  }
}
