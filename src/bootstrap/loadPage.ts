/** Loads the parts of a page's route before React asks for them one after the other. */
import { matchRoutes } from '@umijs/max';
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

interface Branch {
  id: string;
  path?: string;
  children: Branch[];
}

let known: Routes = { routes: {}, routeComponents: {} };

/** Takes note of Umi's routes. For app.tsx. */
export function setRoutes(routes: Routes) {
  known = routes;
}

const growTree = (parentId?: string): Branch[] =>
  Object.values(known.routes)
    .filter((row) => row.parentId === parentId)
    .map(({ id, path }) => ({ id, path, children: growTree(id) }));

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
  const matches = matchRoutes(growTree(), path) ?? [];
  await Promise.all(matches.map(({ route }) => loadPart(known.routeComponents[(route as Branch).id])));
}
