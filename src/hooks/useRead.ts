import { notifyManager, QueryClient, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { MINUTE } from '@/constants';
import { takeInitialData } from '@/services/initialData';
import { type ApiError, errorFromException } from '@/utils/http/ApiError';
import { queryCacheHooks } from '@/utils/http/cache';
import { warn } from '@/utils/http/httpErrors';
import { readActingRole } from '@/utils/storage/actingStore';
import type { Loaded } from './useLoad';

/** Ms for which a response with `keep` stays cached after its page was unmounted. */
const KEEP_LIFETIME = 5 * MINUTE;
/** After a failure, polling is slower by this factor, so that the user can read the error. */
const SLOWER_AFTER_FAILURE = 5;

/** Cache of the responses loaded by signed-in pages. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The page shows the failure, even offline, and has a retry button.
      retry: false,
      networkMode: 'always',
      refetchOnReconnect: false,
      gcTime: 0,
    },
  },
});
notifyManager.setScheduler(queueMicrotask);
// Subscribes to window focus events.
queryClient.mount();

// After a write, responses without a mounted page are removed. A mounted page reloads what its own writes change.
queryCacheHooks.dropUnused = () => queryClient.removeQueries({ type: 'inactive' });
/** Part of each key: an action that completes after a clear cannot change data loaded later. */
let epoch = 0;
// Called when a user signs in or out, or switches the role.
queryCacheHooks.clear = () => {
  epoch += 1;
  queryClient.clear();
};

/** A response loaded for a page, with its status. */
export interface Read<T> extends Loaded<T> {
  /** Replaces the data with an action's result; a pending request is ignored. */
  replace: (data: T) => void;
}

interface ReadOptions<T> {
  /** Name of the route's initial-data loader whose response is used first. */
  initial?: string;
  /** Shows the last response immediately when the page is reopened, while it is reloaded. Not for forms. */
  keep?: boolean;
  /** Shows the data of the previous key while another key is loading: for lists and languages, not for records. */
  keepPrevious?: boolean;
  /** Polls every `every` ms as long as `waits` returns true for the data. */
  poll?: { every: number; waits: (data: T) => boolean };
}

/**
 * Loads a response for a signed-in page. Reads with the same key share one response: the key contains the name of the
 * data and all its parameters. Only reads with `keep` show a cached response. A hidden page does not poll.
 */
export function useRead<T>(
  key: readonly [name: string, ...parts: unknown[]],
  load: () => Promise<T>,
  { initial, keep = false, keepPrevious = false, poll }: ReadOptions<T> = {},
): Read<T> {
  const role = readActingRole()?.id ?? null;
  const queryKey = [epoch, role, keep, ...key];
  const isWaiting = (data: T | undefined) => data !== undefined && poll?.waits(data) === true;

  const { data, error, isFetching, refetch } = useQuery<T, ApiError>(
    {
      queryKey,
      queryFn: () =>
        ((initial && takeInitialData<T>(initial)) || load()).catch((thrown: unknown) => {
          warn(thrown);
          throw errorFromException(thrown);
        }),
      gcTime: keep ? KEEP_LIFETIME : 0,
      placeholderData: (before, query) =>
        keepPrevious && query?.queryKey[0] === epoch && query.queryKey[1] === role ? before : undefined,
      refetchInterval: ({ state }) =>
        isWaiting(state.data) && poll ? poll.every * (state.error ? SLOWER_AFTER_FAILURE : 1) : false,
      refetchOnWindowFocus: ({ state }) => (isWaiting(state.data) ? 'always' : false),
    },
    queryClient,
  );

  const reload = useCallback(() => {
    refetch();
  }, [refetch]);
  const hash = JSON.stringify(queryKey);
  const replace = useCallback(
    (next: T) => {
      const queryKey = JSON.parse(hash);
      // Ignore the response to a request that was sent before.
      queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, next);
    },
    [hash],
  );
  return { data: data ?? null, loading: isFetching, error: isFetching ? null : error, reload, replace };
}
