/** Runs the matched page's initial-data loader before the first render (specification, section 2). */

import { LOADER_TIMEOUT, REQUEST_TIMEOUT } from '@/constants';
import { getDomain } from '@/services/portal';
import { hasSession, loadSession } from '@/services/session';
import { hasFirstMessagesOnly, loadRouteTable } from '@/utils/routing/pageRoute';
import { isHomePath } from '@/utils/routing/paths/home';
import { readActingRole } from '@/utils/storage/actingStore';
import { waitAtMost } from '@/utils/waitAtMost';
import type { PortalRoute } from '../../config/routes';

type LoaderKey = NonNullable<PortalRoute['loader']>;

interface Loader {
  /** Loads the code of the call, while the session is determined. */
  call: () => Promise<() => Promise<unknown>>;
  /** Loads the page's own chunk, once it is known that the page will be shown. */
  page?: () => Promise<unknown>;
}

/** Initial-data loaders by their key in the route table. */
export type Loaders = Readonly<Record<LoaderKey, Loader>>;

/** The loader of the home page, known without the route table: most users open that page, so its data need not wait. */
export const HOME_LOADER = 'identity';

interface Started {
  response: Promise<unknown>;
  /** Ms since the epoch. */
  at: number;
}

const started = new Map<string, Started>();
/** The loaders of runInitialLoader. */
let availableLoaders: Partial<Loaders> = {};

interface Match {
  key: LoaderKey;
  isPrivate: boolean;
}

async function findLoader(pathname: string): Promise<Match | undefined> {
  if (isHomePath(pathname)) return { key: HOME_LOADER, isPrivate: true };
  // boot() handles a failure to load the table.
  const table = await loadRouteTable().catch(() => undefined);
  const key = table?.findRoute(pathname)?.loader;
  return table && key ? { key, isPrivate: table.isPrivatePath(pathname) } : undefined;
}

/**
 * Returns whether private data may be requested: without a role as soon as a session is known, in a role once it is
 * confirmed.
 */
async function isAllowed(): Promise<boolean> {
  if (!readActingRole()) return hasSession();
  return (await loadSession()).status === 'in';
}

async function load({ key, isPrivate }: Match, loader: Loader): Promise<unknown> {
  const code = loader.call();
  // The session may be known after the code is loaded; a failure is handled below.
  code.catch(() => undefined);
  if (isPrivate) {
    // The page requests it too, and shows a failure.
    getDomain({ quiet: true }).catch(() => undefined);
    if (!(await isAllowed())) {
      // The visitor will be redirected to sign-in: request no private data and store no response.
      started.delete(key);
      return undefined;
    }
  }
  // The router loads it again, and the page shows errors.
  loader.page?.().catch(() => undefined);
  const call = await code;
  return call();
}

/**
 * Starts the loader of the page at this address, if it has one. Resolves once it has settled; never rejects.
 */
export async function startInitialLoader(pathname: string): Promise<void> {
  if (hasFirstMessagesOnly(pathname)) return;
  const match = await findLoader(pathname);
  const loader = match && availableLoaders[match.key];
  if (!loader) return;
  const response = load(match, loader);
  started.set(match.key, { response, at: Date.now() });
  await response.catch(() => undefined);
}

/**
 * Starts the loader of the page at this address and waits for it, at most LOADER_TIMEOUT: with a slow server the page
 * shows its skeleton. The first pages request nothing in advance.
 */
export async function runInitialLoader(pathname: string, loaders: Partial<Loaders>): Promise<void> {
  availableLoaders = loaders;
  await waitAtMost(startInitialLoader(pathname), LOADER_TIMEOUT);
}

/** Removes unused responses: they belong to the previous user. */
export const clearInitialData = () => started.clear();

/** Returns the pending or recent response of a loader once; undefined if there is none, or if it is too old. */
export function takeInitialData<T>(key: string): Promise<T> | undefined {
  const taken = started.get(key);
  started.delete(key);
  return taken && Date.now() - taken.at < REQUEST_TIMEOUT ? (taken.response as Promise<T>) : undefined;
}
