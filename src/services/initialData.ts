/** Runs the matched page's initial-data loader before the first render (specification, section 2). */

import { LOADER_TIMEOUT, REQUEST_TIMEOUT } from '@/constants';
import { getDomain } from '@/services/portal';
import { isSomebodyHere, loadSession } from '@/services/session';
import { hasFirstMessagesOnly, loadRouteTable } from '@/utils/routing/pageRoute';
import { isHomePath } from '@/utils/routing/paths/home';
import { readActingRole } from '@/utils/storage/actingStore';
import { waitAtMost } from '@/utils/waitAtMost';

interface Loader {
  /** Brings the code of the call, which is loaded while it is found out who is here. */
  call: () => Promise<() => Promise<unknown>>;
  /** Brings the page's own chunk, once it is known that the page will be shown. */
  page?: () => Promise<unknown>;
}

/** Initial-data loaders by the key the route table names. */
export type Loaders = Readonly<Record<string, Loader>>;

/** Home's loader, known without the route table: most people arrive there, and nothing of theirs waits for the table. */
export const HOME_LOADER = 'identity';

interface Started {
  answer: Promise<unknown>;
  /** Ms since the epoch. */
  at: number;
}

const started = new Map<string, Started>();
let known: Loaders = {};

interface Match {
  key: string;
  isPrivate: boolean;
}

async function findLoader(pathname: string): Promise<Match | undefined> {
  if (isHomePath(pathname)) return { key: HOME_LOADER, isPrivate: true };
  // boot() handles a table that does not load.
  const table = await loadRouteTable().catch(() => undefined);
  const key = table?.findRoute(pathname)?.loader;
  return table && key ? { key, isPrivate: table.isPrivatePath(pathname) } : undefined;
}

/**
 * Whether private data may be requested: without a role as soon as a session is known, in a role once it is
 * confirmed.
 */
async function isAllowed(): Promise<boolean> {
  if (!readActingRole()) return isSomebodyHere();
  return (await loadSession()).status === 'in';
}

async function load({ key, isPrivate }: Match, loader: Loader): Promise<unknown> {
  const code = loader.call();
  // The session may be known later than the code is loaded; a failure is handled below.
  code.catch(() => undefined);
  if (isPrivate) {
    // The page asks for it too, and says so where it fails.
    getDomain({ quiet: true }).catch(() => undefined);
    if (!(await isAllowed())) {
      // A visitor is about to be sent to sign-in: no private data is requested, and there is no answer to keep.
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
 * Starts the loader of the page at this address, if it has one that boot() has named. Resolves with it once it has
 * settled; never rejects.
 */
export async function startInitialLoader(pathname: string): Promise<void> {
  if (hasFirstMessagesOnly(pathname)) return;
  const match = await findLoader(pathname);
  const loader = match && known[match.key];
  if (!loader) return;
  const answer = load(match, loader);
  started.set(match.key, { answer, at: Date.now() });
  await answer.catch(() => undefined);
}

/**
 * Starts the loader of the page at this address and waits for it, but never longer than LOADER_TIMEOUT:
 * a slow server shows the page's own skeleton instead of nothing. The first pages ask for nothing ahead.
 */
export async function runInitialLoader(pathname: string, loaders: Loaders): Promise<void> {
  known = loaders;
  await waitAtMost(startInitialLoader(pathname), LOADER_TIMEOUT);
}

/** Forgets unused answers: they belong to the person who was signed in. */
export const clearInitialData = () => started.clear();

/** Returns the pending or recent answer of a loader once; undefined if there is none, or if it is too old. */
export function takeInitialData<T>(key: string): Promise<T> | undefined {
  const taken = started.get(key);
  started.delete(key);
  return taken && Date.now() - taken.at < REQUEST_TIMEOUT ? (taken.answer as Promise<T>) : undefined;
}
