/** Reads the query of an address. */

/** Returns a parameter; '' if it is missing or repeated, which is not allowed (RFC 6749, section 3.1). */
export function singleParam(query: URLSearchParams, name: string): string {
  const [value = '', ...more] = query.getAll(name);
  return more.length === 0 ? value : '';
}
