/**
 * Prefetches the home page for the sign-in page. This file is loaded on an idle page only: when it loads, webpack
 * makes the browser prefetch every import marked here, at the lowest priority, into its cache and without running it.
 * A failed prefetch is harmless, because the resource is requested again when needed.
 */
import { fetchAllMessages } from '@/utils/i18n/locale';
import { loadRouteTable } from '@/utils/routing/pageRoute';
import { loadHome } from './pageChunks';

/**
 * Never called: the build reads the annotations. Without chunk names, because with names each page would prefetch
 * them immediately.
 * @public
 */
export const prefetched = () => [
  import(/* webpackPrefetch: true */ '@/layouts/MainLayout'),
  import(/* webpackPrefetch: true */ '@/pages/user/identity_manage'),
  import(/* webpackPrefetch: true */ '@/services/account'),
  import(/* webpackPrefetch: true */ './NotificationHost'),
  import(/* webpackPrefetch: true */ 'jsencrypt'),
];

/**
 * Loads the home page's messages now, and runs its scripts while the server checks the submitted form. In the capture
 * phase, because forms stop the propagation of their events.
 */
export async function prepareHome(): Promise<void> {
  document.addEventListener('submit', () => loadHome().catch(() => undefined), { once: true, capture: true });
  await Promise.all([fetchAllMessages(), loadRouteTable()]);
}
