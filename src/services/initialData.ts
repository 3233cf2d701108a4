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
  // Where the table does not load, boot() has already seen to it.
  const table = await loadRouteTable().catch(() => undefined);
  const key = table?.findRoute(pathname)?.loader;
  return table && key ? { key, isPrivate: table.isPrivatePath(pathname) } : undefined;
}

/** Whether a member's data may be asked for: as oneself once somebody is known to be here, in a role once it is confirmed. */
async function isAllowed(): Promise<boolean> {
  if (!readActingRole()) return isSomebodyHere();
  return (await loadSession()).status === 'in';
}

async function load({ key, isPrivate }: Match, loader: Loader): Promise<unknown> {
  const code = loader.call();
  // Who is here may take longer to tell than the code to come; its failure is told below.
  code.catch(() => undefined);
  if (isPrivate) {
    // The page asks for it too, and says so where it fails.
    getDomain({ quiet: true }).catch(() => undefined);
    if (!(await isAllowed())) {
      // A visitor is about to be sent to sign-in: nothing private is asked for, and this is nobody's answer.
      started.delete(key);
      return undefined;
    }
  }
  // The router asks for it again, and the page says what is wrong.
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

/** Forgets answers nobody took: they are the person's who was here. */
export const clearInitialData = () => started.clear();

/** The answer a loader already has under way; given once, and not for long, so that a later visit asks afresh. */
export function takeInitialData<T>(key: string): Promise<T> | undefined {
  const taken = started.get(key);
  started.delete(key);
  return taken && Date.now() - taken.at < REQUEST_TIMEOUT ? (taken.answer as Promise<T>) : undefined;
}
