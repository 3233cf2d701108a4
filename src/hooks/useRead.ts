import { notifyManager, QueryClient, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { MINUTE } from '@/constants';
import { takeInitialData } from '@/services/initialData';
import { type ApiError, errorFromException } from '@/utils/http/ApiError';
import { otherAnswers } from '@/utils/http/cache';
import { warn } from '@/utils/http/httpErrors';
import { readActingRole } from '@/utils/storage/actingStore';
import type { Loaded } from './useLoad';

/** How long an answer with `keep` is kept after its page was left. */
const KEPT_FOR = 5 * MINUTE;
/** A server that does not answer is asked less often, so that the failure can be read meanwhile. */
const SLOWER_AFTER_FAILURE = 5;

/** What signed-in pages have read. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The page tells what failed, offline too, and has a button to try again.
      retry: false,
      networkMode: 'always',
      refetchOnReconnect: false,
      gcTime: 0,
    },
  },
});
notifyManager.setScheduler(queueMicrotask);
// Hears when the page is looked at again.
queryClient.mount();

// After a write, answers without a mounted page are dropped. A mounted page reloads what its own writes change.
otherAnswers.dropUnused = () => queryClient.removeQueries({ type: 'inactive' });
/** Part of each key: an action that ends after a clear changes no answer that is read afterwards. */
let epoch = 0;
// Somebody signs in or out, or acts in another role.
otherAnswers.clear = () => {
  epoch += 1;
  queryClient.clear();
};

/** The answer of a read, and its loading state. */
export interface Read<T> extends Loaded<T> {
  /** Shows what an action has answered. An answer that is still expected is ignored. */
  replace: (data: T) => void;
}

interface ReadOptions<T> {
  /** The route's initial-data loader whose answer is used first. */
  initial?: string;
  /** Shows the last answer at once when the page is opened again, while it is read anew. Not for forms. */
  keep?: boolean;
  /** Shows the answer of the key before while another key is read: for lists and languages, not for records. */
  keepPrevious?: boolean;
  /** Reads again every `every` ms while `waits` returns true for the last answer. */
  poll?: { every: number; waits: (data: T) => boolean };
}

/**
 * Reads one answer for a signed-in page. Reads with the same key share one answer: name what is read, and whatever it
 * depends on. Only reads with `keep` show a kept answer. A page in the background does not poll.
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
      gcTime: keep ? KEPT_FOR : 0,
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
      // The answer to a question from before is too late.
      queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, next);
    },
    [hash],
  );
  return { data: data ?? null, loading: isFetching, error: isFetching ? null : error, reload, replace };
}
