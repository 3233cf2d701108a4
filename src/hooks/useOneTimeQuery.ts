import { useSearchParams } from '@umijs/max';
import { useEffect, useState } from 'react';
import { removeQueryParams } from '@/utils/routing/redirect';

/**
 * Reads one-time parameters once, and removes them from the address bar before the page sends any request (RFC 9700,
 * section 4.2). Returns undefined until they are removed; if there are none, immediately returns the result of
 * `read`.
 */
export function useOneTimeQuery<T>(
  read: (query: URLSearchParams) => T,
  names: readonly string[],
): T | undefined {
  const [query] = useSearchParams();
  const [values] = useState(() => read(query));
  const [isRemoved, setRemoved] = useState(() => names.every((name) => !query.has(name)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: run once when the page opens
  useEffect(() => {
    removeQueryParams(names);
    setRemoved(true);
  }, []);

  return isRemoved ? values : undefined;
}
