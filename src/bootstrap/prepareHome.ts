/**
 * What the sign-in page leads to, and what that needs. This file is loaded on an idle page alone: by its loading webpack
 * has the browser prefetch every import marked here, at the lowest priority, into its cache and without running it.
 * What does not come is asked for again by whoever needs it.
 */
import { fetchAllMessages } from '@/utils/i18n/locale';
import { loadRouteTable } from '@/utils/routing/pageRoute';
import { loadHome } from './pageChunks';

/** Never called: the marks are what the build reads. Without names, or each page would prefetch them at once. */
export const prefetched = () => [
  import(/* webpackPrefetch: true */ '@/layouts/MainLayout'),
  import(/* webpackPrefetch: true */ '@/pages/user/identity_manage'),
  import(/* webpackPrefetch: true */ '@/services/account'),
  import(/* webpackPrefetch: true */ './NotificationHost'),
  import(/* webpackPrefetch: true */ 'jsencrypt'),
];

/**
 * Home's words come now, and its scripts run while the portal checks what the form has sent. In the capture phase,
 * because forms keep their events to themselves.
 */
export async function prepareHome(): Promise<void> {
  document.addEventListener('submit', () => loadHome().catch(() => undefined), { once: true, capture: true });
  await Promise.all([fetchAllMessages(), loadRouteTable()]);
}
