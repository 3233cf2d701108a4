/** Loads the parts of a page's route before React asks for them one after the other. */
import { matchPath } from '@umijs/max';
import type { ComponentType } from 'react';

interface Row {
  id: string;
  path?: string;
  parentId?: string;
}

/** A lazy part, with React's own fields, of which Umi's route prefetch reads one as well. */
interface LazyPart {
  _init: (payload: unknown) => unknown;
  /** `_result` is what loads the part until that has begun. */
  _payload: { _status: number; _result: unknown };
}

/** What Umi's router renders. */
type Part = ComponentType | LazyPart;

/** React's words for a part that nobody has asked for yet, and for one that could not be had. */
const UNASKED = -1;
const FAILED = 2;

interface Routes {
  routes: Record<string, Row>;
  routeComponents: Record<string, Part>;
}

let known: Routes = { routes: {}, routeComponents: {} };

/** Takes note of Umi's routes. For app.tsx. */
export function setRoutes(routes: Routes) {
  known = routes;
}

/** Resolves when a lazy part will render at once. Rejects where its script does not load; it may then be tried again. */
async function loadPart(part: Part | undefined): Promise<void> {
  if (!part || !('_init' in part)) return;
  const { _payload: payload } = part;
  const { _result: load } = payload;
  try {
    part._init(payload);
  } catch (pending) {
    // React's lazy parts throw what they wait for, and keep a failure for good.
    try {
      await pending;
    } catch (error) {
      if (payload._status === FAILED) Object.assign(payload, { _status: UNASKED, _result: load });
      throw error;
    }
  }
}

/** Loads the layout and the page of a path below the base, at the same time. Rejects where a script does not load. */
export async function loadPage(path: string): Promise<void> {
  const { routes, routeComponents } = known;
  const parts: Promise<void>[] = [];
  // A row of its own comes before the one for all other addresses.
  let row = Object.values(routes).find((one) => one.path && matchPath(one.path, path));
  for (; row; row = routes[row.parentId ?? '']) parts.push(loadPart(routeComponents[row.id]));
  await Promise.all(parts);
}
