/**
 * An esbuild plugin for tests that seed faults: it changes a file of the repository on its way into a bundle, and leaves
 * the file as it is. Use it with bundleServerParts or bundleModule (scripts/serverParts.mjs).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../scripts/serverParts.mjs';

const literally = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * @param {{ file: string, find: string, replace: string }[]} replacements `file` from the repository's root; `find` has
 *   to be in it exactly once, else the build fails, so that a fault whose place has changed is noticed
 * @returns {import('esbuild').Plugin}
 */
export function replaceTexts(replacements) {
  const byFile = Map.groupBy
    ? Map.groupBy(replacements, ({ file }) => file)
    : replacements.reduce((all, one) => all.set(one.file, [...(all.get(one.file) ?? []), one]), new Map());
  return {
    name: 'replace-texts',
    setup({ onLoad }) {
      for (const [file, ones] of byFile) {
        const path = join(repository, file);
        onLoad({ filter: new RegExp(`^${literally(path)}$`) }, () => {
          let contents = readFileSync(path, 'utf8');
          for (const { find, replace } of ones) {
            const found = contents.split(find).length - 1;
            if (found !== 1) return { errors: [{ text: `${file} has ${found} times: ${find}` }] };
            contents = contents.replace(find, () => replace);
          }
          return { contents, loader: 'ts' };
        });
      }
    },
  };
}
