/** Fetches what the next step needs while nothing else is going on. */
import { CALM_CHECK } from '@/constants';
import { isNothingUnderWay } from '@/utils/http/sharedCalls';
import { SIGN_IN_PATH } from '@/utils/routing/paths/visitors';

/** Which page leads where: what prepares that, loaded when it is time. */
const nextSteps: Readonly<Record<string, () => Promise<void>>> = {
  [SIGN_IN_PATH]: () => import('./prepareHome').then(({ prepareHome }) => prepareHome()),
};

/** Whether the page is shown, and waits for no answer and no script of its own: webpack removes those that have come. */
const isCalm = () =>
  isNothingUnderWay() &&
  document.querySelector('main h1') !== null &&
  document.querySelector('script[data-webpack]') === null;

let turn = 0;

/** Once the page at this address is shown and the browser idle, fetches what it leads to. Fails in silence. */
export function preloadNext(pathname: string) {
  turn += 1;
  const mine = turn;
  const prepare = nextSteps[pathname];
  if (!prepare) return;
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const look = () => {
    if (mine !== turn) return;
    if (isCalm()) prepare().catch(() => undefined);
    else setTimeout(() => whenIdle(look), CALM_CHECK);
  };
  whenIdle(look);
}
