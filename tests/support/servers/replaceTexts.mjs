/**
 * An esbuild plugin for tests that seed faults: replaces texts in a file while it is bundled, and does not change the file
 * itself. Use it with bundleServerParts or bundleModule (scripts/shared/serverParts.mjs).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../../scripts/shared/serverParts.mjs';

const escapeRegExp = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * @param {{ file: string, find: string, replace: string }[]} replacements `file` is relative to the root of the
 *   repository; it has to contain `find` exactly once, otherwise the build fails: update the fault if the code changes
 * @returns {import('esbuild').Plugin}
 */
export function replaceTexts(replacements) {
  // Node 20 has no Map.groupBy.
  const byFile = Map.groupBy
    ? Map.groupBy(replacements, ({ file }) => file)
    : replacements.reduce(
        (files, edit) => files.set(edit.file, [...(files.get(edit.file) ?? []), edit]),
        new Map(),
      );
  return {
    name: 'replace-texts',
    setup({ onLoad }) {
      for (const [file, edits] of byFile) {
        const path = join(repository, file);
        onLoad({ filter: new RegExp(`^${escapeRegExp(path)}$`) }, () => {
          let contents = readFileSync(path, 'utf8');
          for (const { find, replace } of edits) {
            const count = contents.split(find).length - 1;
            if (count !== 1)
              return { errors: [{ text: `${file} contains this ${count} times instead of once: ${find}` }] };
            contents = contents.replace(find, () => replace);
          }
          return { contents, loader: 'ts' };
        });
      }
    },
  };
}
