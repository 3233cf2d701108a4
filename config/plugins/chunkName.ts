/**
 * The name that Umi gives to the chunk of a page or a frame: made of the file's path, of which a row's `component` may
 * leave out `index`. Throws where `names`, those of the build's chunks, has none.
 */
export function findChunkName(component: string, names: ReadonlySet<string>): string {
  const name = component.replace('./', 'p/').replace('@/', '').replaceAll('/', '__');
  const found = [name, `${name}__index`].find((one) => names.has(one));
  if (!found) throw new Error(`The build has no chunk ${name}.`);
  return found;
}
