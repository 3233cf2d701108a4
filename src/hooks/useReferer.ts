import { useSearchParams } from '@umijs/max';
import { sanitizeReferer } from '@/utils/routing/sanitizeAddress';

/** Returns the validated path in the `referer` parameter; '/' if it is missing, repeated or of another origin. */
export function useReferer(): string {
  const [query] = useSearchParams();
  const given = query.getAll('referer');
  return sanitizeReferer(given.length === 1 ? given[0] : undefined);
}
