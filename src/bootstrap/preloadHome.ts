/** Prefetches the resources of the next step while the browser and the network are idle. */
import { PREFETCH_RETRY_DELAY } from '@/constants';
import { hasNoPendingCalls } from '@/utils/http/sharedCalls';
import { SIGN_IN_PATH } from '@/utils/routing/paths/visitors';

/** The pages with a probable next step, and the lazy-loaded function that prepares it. */
const nextSteps: Readonly<Record<string, () => Promise<void>>> = {
  [SIGN_IN_PATH]: () => import('./prepareHome').then(({ prepareHome }) => prepareHome()),
};

/** Whether the page is rendered, without pending requests or scripts: webpack removes the tags of loaded scripts. */
const isCalm = () =>
  hasNoPendingCalls() &&
  document.querySelector('main h1') !== null &&
  document.querySelector('script[data-webpack]') === null;

let latestCallId = 0;

/** Prefetches the resources of the next step once the page is rendered and the browser is idle. Ignores errors. */
export function preloadNext(pathname: string) {
  latestCallId += 1;
  const callId = latestCallId;
  const prepare = nextSteps[pathname];
  if (!prepare) return;
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const prepareOrWait = () => {
    if (callId !== latestCallId) return;
    if (isCalm()) prepare().catch(() => undefined);
    else setTimeout(() => whenIdle(prepareOrWait), PREFETCH_RETRY_DELAY);
  };
  whenIdle(prepareOrWait);
}
