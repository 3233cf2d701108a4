/** Loads the parts of a page's route before React asks for them one after the other. */
import { matchPath } from '@umijs/max';
import type { ComponentType } from 'react';

interface Row {
  id: string;
  path?: string;
  parentId?: string;
}

/** What Umi's router renders; of a lazy part, React's own fields, of which Umi's route prefetch reads one as well. */
type Part = ComponentType | { _init?: (payload: unknown) => unknown; _payload?: unknown };

interface Routes {
  routes: Record<string, Row>;
  routeComponents: Record<string, Part>;
}

let known: Routes = { routes: {}, routeComponents: {} };

/** Takes note of Umi's routes. For app.tsx. */
export function setRoutes(routes: Routes) {
  known = routes;
}

/** Resolves when a lazy part will render at once. Rejects where its script does not load; rendering says so, too. */
async function loadPart(part: Part | undefined): Promise<void> {
  if (!part || !('_init' in part) || !part._init) return;
  try {
    part._init(part._payload);
  } catch (pending) {
    // React's lazy parts throw what they wait for.
    await pending;
  }
}

/** Loads the layout and the page of a path below the base, at the same time. */
export async function loadPage(path: string): Promise<void> {
  const { routes, routeComponents } = known;
  const parts: Promise<void>[] = [];
  // A row of its own comes before the one for all other addresses.
  let row = Object.values(routes).find((one) => one.path && matchPath(one.path, path));
  for (; row; row = routes[row.parentId ?? '']) parts.push(loadPart(routeComponents[row.id]));
  await Promise.all(parts);
}
