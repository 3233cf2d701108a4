/** Umi's runtime configuration. Each hook calls a function of another module. */
import type { ReactNode } from 'react';
import { AppProviders } from '@/bootstrap/AppProviders';
import { trackPageview } from '@/bootstrap/analytics';
import { boot } from '@/bootstrap/boot';
import { hydrateOrReplace } from '@/bootstrap/hydrateOrReplace';
import { setRoutes } from '@/bootstrap/loadPage';
import { addMessagesGates } from '@/bootstrap/MessagesGate';
import { preloadSignOut, preloadWhenIdle } from '@/bootstrap/preload';
import { getLocale } from '@/utils/i18n/locale';
import { showPageTitle } from '@/utils/i18n/pageTitle';
import { discardPreHydrationInput } from '@/utils/preHydrationInput';

/** Replaces Umi's detection of the language by the order that the specification defines. */
export const locale = { getLocale };

/** Logs errors of effects as warnings only, because dva also rejects the promise of the dispatch. */
export const dva = {
  config: {
    onError(error: Error & { preventDefault?: () => void }) {
      console.warn(error);
    },
  },
};

export function render(renderApp: () => void) {
  boot().then(renderApp);
}

export function patchRoutes(routes: Parameters<typeof setRoutes>[0]) {
  setRoutes(routes);
}

/** Hydrates or replaces the prerendered HTML. */
export const modifyClientRenderOpts = hydrateOrReplace;

export function patchClientRoutes({ routes }: { routes: Parameters<typeof addMessagesGates>[0] }) {
  addMessagesGates(routes);
}

export function innerProvider(app: ReactNode) {
  return <AppProviders>{app}</AppProviders>;
}

let currentPath = '';

export function onRouteChange({ location }: { location: { pathname: string } }) {
  // A change of the query or the hash does not open another page.
  if (location.pathname === currentPath) return;
  if (currentPath !== '') discardPreHydrationInput();
  currentPath = location.pathname;
  showPageTitle(currentPath);
  trackPageview(currentPath);
  preloadSignOut(currentPath);
  preloadWhenIdle(currentPath);
}
