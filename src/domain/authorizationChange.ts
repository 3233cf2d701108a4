/** The effect of a change on an authorization of a handler (docs/api.md, Handlers). The mock portal uses it, too. */
import type { AuthorizationScope, CompanyMatter } from '../contract';

/** The matters of an authorization, and its last day, YYYY-MM-DD. */
interface AuthorizationExtent {
  scope: AuthorizationScope;
  /** Empty for ALL. */
  matters: readonly CompanyMatter[];
  end: string;
}

/** Whether everything of `inner` is in `outer`, whatever their days. */
const covers = (outer: AuthorizationExtent, inner: AuthorizationExtent): boolean =>
  outer.scope === 'ALL' ||
  (inner.scope === 'LISTED' && inner.matters.every((matter) => outer.matters.includes(matter)));

/**
 * Whether a change gives more or takes away. What gives anything more is `wider`, although it takes something away as
 * well. Listing every matter is less than ALL, which has those that are to come.
 */
export function classifyChange(
  before: AuthorizationExtent,
  after: AuthorizationExtent,
): 'same' | 'narrower' | 'wider' {
  if (!covers(before, after) || after.end > before.end) return 'wider';
  return covers(after, before) && after.end === before.end ? 'same' : 'narrower';
}
