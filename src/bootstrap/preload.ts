/** Preloads pages that the user may open next. */
import { warn } from '@/utils/http/httpErrors';
import { prefersLessData } from '@/utils/prefersLessData';
import { hasFirstMessagesOnly, loadRouteTable } from '@/utils/routing/pageRoute';
import { SIGN_IN_PATH } from '@/utils/routing/paths/visitors';

/** The page's own chunk, by Umi's chunk name. */
const loadLogout = () => import(/* webpackChunkName: "p__uaa__logout__index" */ '@/pages/uaa/logout');

/** Preloads the sign-out page when a signed-in page opens, because it must work without a network. */
export function preloadSignOut(pathname: string) {
  if (hasFirstMessagesOnly(pathname)) return;
  loadRouteTable()
    .then(({ isPrivatePath }) => (isPrivatePath(pathname) ? loadLogout() : undefined))
    .catch(warn);
}

/** Prefetches home on the sign-in page, once the browser is idle. Ignores errors. */
export function preloadWhenIdle(pathname: string) {
  if (pathname !== SIGN_IN_PATH || prefersLessData()) return;
  // Safari has no requestIdleCallback.
  (window.requestIdleCallback ?? setTimeout)(() => {
    import('./preloadHome').then(({ preloadHome }) => preloadHome()).catch(() => undefined);
  });
}
