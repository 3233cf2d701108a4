/** Reads the query of an address. */

/** A parameter given once; '' for none, and for several: they must not be repeated (RFC 6749, section 3.1). */
export function singleParam(query: URLSearchParams, name: string): string {
  const [value = '', ...more] = query.getAll(name);
  return more.length === 0 ? value : '';
}
