/** The effect of a change on an authorization of a handler (docs/api.md, Handlers). The mock portal uses it, too. */
import type { AuthorizationScope, CompanyMatter } from '../contract';

/** The matters of an authorization, and its last day, YYYY-MM-DD. */
interface AuthorizationExtent {
  scope: AuthorizationScope;
  /** Empty for ALL. */
  matters: readonly CompanyMatter[];
  end: string;
}

/** Whether `outer` covers all matters of `inner`, regardless of their days. */
const covers = (outer: AuthorizationExtent, inner: AuthorizationExtent): boolean =>
  outer.scope === 'ALL' ||
  (inner.scope === 'LISTED' && inner.matters.every((matter) => outer.matters.includes(matter)));

/**
 * Returns whether a change extends or reduces an authorization. A change that adds anything is `wider`, even if it
 * also removes something. A list of all current matters is less than ALL, which includes future matters.
 */
export function classifyChange(
  before: AuthorizationExtent,
  after: AuthorizationExtent,
): 'same' | 'narrower' | 'wider' {
  if (!covers(before, after) || after.end > before.end) return 'wider';
  return covers(after, before) && after.end === before.end ? 'same' : 'narrower';
}
