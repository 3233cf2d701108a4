import { useSearchParams } from '@umijs/max';
import { sanitizeReferer } from '@/utils/routing/sanitizeAddress';

/** The page the visitor came from, as a checked path; '/' where none, several or a foreign one is given. */
export function useReferer(): string {
  const [query] = useSearchParams();
  const given = query.getAll('referer');
  return sanitizeReferer(given.length === 1 ? given[0] : undefined);
}
