import { warn } from '@/utils/http/httpErrors';
import { hasFirstMessagesOnly, loadRouteTable } from '@/utils/routing/pageRoute';

/** The page's own chunk, by the name Umi gives it. */
const loadLogout = () => import(/* webpackChunkName: "p__uaa__logout__index" */ '@/pages/uaa/logout');

/** Loads the page that signs out as soon as a members' page is open: it must work when the network has gone. */
export function preloadSignOut(pathname: string) {
  if (hasFirstMessagesOnly(pathname)) return;
  loadRouteTable()
    .then(({ isPrivatePath }) => (isPrivatePath(pathname) ? loadLogout() : undefined))
    .catch(warn);
}
