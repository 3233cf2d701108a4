/** Runs the matched page's initial-data loader before the first render (specification, section 2). */

import { LOADER_TIMEOUT } from '@/constants';
import { loadSession } from '@/services/session';
import { hasFirstMessagesOnly, loadRouteTable } from '@/utils/routing/pageRoute';

/** Initial-data loaders by the key the route table names. */
type Loaders = Readonly<Record<string, () => Promise<unknown>>>;

const started = new Map<string, Promise<unknown>>();

async function load(key: string, isPrivate: boolean, loader: () => Promise<unknown>) {
  if (isPrivate && (await loadSession()).status !== 'in') {
    // A visitor is about to be sent to sign-in: nothing private is asked for, and this is nobody's answer.
    started.delete(key);
    return undefined;
  }
  return loader();
}

/**
 * Starts the loader of the page at this address and waits for it, but never longer than LOADER_PATIENCE:
 * a slow server shows the page's own skeleton instead of nothing. The first pages ask for nothing ahead.
 */
export async function runInitialLoader(pathname: string, loaders: Loaders): Promise<void> {
  if (hasFirstMessagesOnly(pathname)) return;
  // Where the table does not load, boot() has already seen to it.
  const table = await loadRouteTable().catch(() => undefined);
  const key = table?.findRoute(pathname)?.loader;
  const loader = key && loaders[key];
  if (!table || !key || !loader) return;
  const answer = load(key, table.isPrivatePath(pathname), loader);
  started.set(key, answer);
  const patience = new Promise((resolve) => setTimeout(resolve, LOADER_TIMEOUT));
  await Promise.race([answer, patience]).catch(() => undefined);
}

/** Forgets answers nobody took: they are the person's who was here. */
export const clearInitialData = () => started.clear();

/** The answer a loader already has under way; given once, so that a later visit asks afresh. */
export function takeInitialData<T>(key: string): Promise<T> | undefined {
  const answer = started.get(key);
  started.delete(key);
  return answer as Promise<T> | undefined;
}
