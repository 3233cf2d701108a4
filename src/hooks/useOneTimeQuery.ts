import { useSearchParams } from '@umijs/max';
import { useEffect, useState } from 'react';
import { removeQueryParams } from '@/utils/routing/redirect';

/**
 * What an address carries that must not stay in it: read once, and taken from the address bar before the page
 * asks anything of anyone (RFC 9700, section 4.2). Undefined until it is gone; where nothing is there, at once what `read`
 * makes of nothing.
 */
export function useOneTimeQuery<T>(
  read: (query: URLSearchParams) => T,
  names: readonly string[],
): T | undefined {
  const [query] = useSearchParams();
  const [taken] = useState(() => read(query));
  const [gone, setGone] = useState(() => names.every((name) => !query.has(name)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
  useEffect(() => {
    removeQueryParams(names);
    setGone(true);
  }, []);

  return gone ? taken : undefined;
}
