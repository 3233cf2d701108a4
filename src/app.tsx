/** Umi's runtime hooks, each handing on to a named module. */
import type { ReactNode } from 'react';
import { AppProviders } from '@/bootstrap/AppProviders';
import { trackPageview } from '@/bootstrap/analytics';
import { boot } from '@/bootstrap/boot';
import { hydrateOrReplace } from '@/bootstrap/hydrateOrReplace';
import { setRoutes } from '@/bootstrap/loadPage';
import { addMessagesGates } from '@/bootstrap/MessagesGate';
import { preloadSignOut } from '@/bootstrap/preloadSignOut';
import { preloadWhenIdle } from '@/bootstrap/preloadWhenIdle';
import { getLocale } from '@/utils/i18n/locale';
import { showPageTitle } from '@/utils/i18n/pageTitle';
import { discardPreHydrationInput } from '@/utils/preHydrationInput';

/** The specification's choice order decides the language, not Umi's. */
export const locale = { getLocale };

/** Errors of effects reach their callers; a warning is what remains to be said here. */
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

/** A page that came as HTML is taken over. */
export const modifyClientRenderOpts = hydrateOrReplace;

export function patchClientRoutes({ routes }: { routes: Parameters<typeof addMessagesGates>[0] }) {
  addMessagesGates(routes);
}

export function innerProvider(app: ReactNode) {
  return <AppProviders>{app}</AppProviders>;
}

let shown = '';

export function onRouteChange({ location }: { location: { pathname: string } }) {
  // A change of query or hash is no new page.
  if (location.pathname === shown) return;
  if (shown !== '') discardPreHydrationInput();
  shown = location.pathname;
  showPageTitle(shown);
  trackPageview(shown);
  preloadSignOut(shown);
  preloadWhenIdle(shown);
}
