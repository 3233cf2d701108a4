/** Loads all parts of a page's route in parallel; React would request them one after another. */
import { matchPath } from '@umijs/max';
import type { ComponentType } from 'react';

interface Row {
  id: string;
  path?: string;
  parentId?: string;
}

/** A lazy component with React's internal fields; Umi's route prefetch also reads one of them. */
interface LazyPart {
  _init: (payload: unknown) => unknown;
  /** `_result` is the load function until loading starts. */
  _payload: { _status: number; _result: unknown };
}

/** A component that Umi's router renders. */
type Part = ComponentType | LazyPart;

/** React's status of a lazy component that was not requested yet, and of one that failed. */
const UNASKED = -1;
const FAILED = 2;

interface Routes {
  routes: Record<string, Row>;
  routeComponents: Record<string, Part>;
}

let umiRoutes: Routes = { routes: {}, routeComponents: {} };

/** Stores Umi's routes. For app.tsx. */
export function setRoutes(routes: Routes) {
  umiRoutes = routes;
}

/**
 * Resolves when a lazy component can render immediately. Rejects if its script fails to load; a retry is possible
 * then.
 */
async function loadPart(part: Part | undefined): Promise<void> {
  if (!part || !('_init' in part)) return;
  const { _payload: payload } = part;
  const { _result: load } = payload;
  try {
    part._init(payload);
  } catch (pending) {
    // React's lazy components throw the pending promise, and never retry after a failure.
    try {
      await pending;
    } catch (error) {
      if (payload._status === FAILED) Object.assign(payload, { _status: UNASKED, _result: load });
      throw error;
    }
  }
}

/** Loads the layout and the page of a path below the base, in parallel. Rejects if a script fails to load. */
export async function loadPage(path: string): Promise<void> {
  const { routes, routeComponents } = umiRoutes;
  const parts: Promise<void>[] = [];
  // Specific routes come before the catch-all route.
  let row = Object.values(routes).find((one) => one.path && matchPath(one.path, path));
  for (; row; row = routes[row.parentId ?? '']) parts.push(loadPart(routeComponents[row.id]));
  await Promise.all(parts);
}
