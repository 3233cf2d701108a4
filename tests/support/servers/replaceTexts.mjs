/**
 * An esbuild plugin for tests that seed faults: replaces texts in a file while it is bundled, and does not change the file
 * itself. Use it with bundleServerParts (scripts/shared/serverParts.mjs).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../../scripts/shared/serverParts.mjs';

/**
 * @param {{ file: string, find: string, replace: string }[]} replacements `file` is relative to the root of the
 *   repository; it has to contain `find` exactly once, otherwise the build fails: update the fault if the code changes
 * @returns {import('esbuild').Plugin}
 */
export const replaceTexts = (replacements) => ({
  name: 'replace-texts',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const edits = replacements.filter(({ file }) => join(repository, file) === path);
      if (edits.length === 0) return undefined;
      let contents = readFileSync(path, 'utf8');
      for (const { file, find, replace } of edits) {
        const count = contents.split(find).length - 1;
        if (count !== 1)
          return { errors: [{ text: `${file} contains this ${count} times instead of once: ${find}` }] };
        contents = contents.replace(find, () => replace);
      }
      return { contents, loader: 'ts' };
    }),
});
