/**
 * Returns the name of the chunk that Umi creates for a route's `component`, which may omit the `index` of its file's path.
 * Throws if `names`, the chunks of the build, does not contain it.
 */
export function findChunkName(component: string, names: ReadonlySet<string>): string {
  const name = component.replace('./', 'p/').replace('@/', '').replaceAll('/', '__');
  const found = [name, `${name}__index`].find((candidate) => names.has(candidate));
  if (!found) throw new Error(`The build has no chunk ${name}.`);
  return found;
}
