/** Prefetches home for the sign-in page while the browser and the network are idle. */
import { PREFETCH_RETRY_DELAY } from '@/constants';
import { hasNoPendingCalls } from '@/utils/http/sharedCalls';
import { getCurrentPath } from '@/utils/routing/currentAddress';
import { SIGN_IN_PATH } from '@/utils/routing/paths/visitors';

/** Whether the page is rendered, without pending requests or scripts: webpack removes the tags of loaded scripts. */
const isCalm = () =>
  hasNoPendingCalls() &&
  document.querySelector('main h1') !== null &&
  document.querySelector('script[data-webpack]') === null;

/** Prefetches home once the page is rendered and the browser is idle, unless the visitor leaves sign-in. Ignores errors. */
export function preloadHome() {
  // Safari has no requestIdleCallback.
  (window.requestIdleCallback ?? setTimeout)(() => {
    if (getCurrentPath() !== SIGN_IN_PATH) return;
    if (isCalm()) import('./prepareHome').then(({ prepareHome }) => prepareHome()).catch(() => undefined);
    else setTimeout(preloadHome, PREFETCH_RETRY_DELAY);
  });
}
