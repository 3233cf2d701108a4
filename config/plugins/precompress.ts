import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { IApi } from '@umijs/max';

/** Files that compress well; pictures and fonts are compressed already. */
const TEXT = /\.(?:js|css|html|svg|json|txt|webmanifest)$/;
/** A smaller response fits into one packet without compression. */
const SIZE_MIN = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A file's ending in each encoding. The best quality: the build pays once what everybody who comes saves. */
const encodings: Record<string, (content: Buffer) => Promise<Buffer>> = {
  '.br': (content) =>
    toBrotli(content, {
      params: {
        [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
        [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
        [zlib.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content) => toGzip(content, { level: zlib.Z_BEST_COMPRESSION }),
};

/** Writes a file's precompressed files beside it; one that would not be smaller is left out, an earlier build's removed. */
async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  for (const [ending, compress] of Object.entries(encodings)) {
    const compressed = content.length < SIZE_MIN ? content : await compress(content);
    if (compressed.length < content.length) await writeFile(file + ending, compressed);
    else await rm(file + ending, { force: true });
  }
}

/**
 * Writes `.br` and `.gz` files beside the texts of a folder and the folders below it, so that a host sends them
 * instead of compressing each response. The same contents give the same bytes. Rejects if a file cannot be read or
 * written.
 */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const waiting = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) await compressFile(file);
  };
  // zlib works beside the main thread; more than one file for each processor would only fill the memory.
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/** Compresses what a build wrote, once it has written everything: the pages of other plugins, too. */
export default (api: IApi) => {
  // A build that is not made small is for tests.
  if (process.env.COMPRESS === 'none') return;
  api.onBuildHtmlComplete({
    stage: Number.MAX_SAFE_INTEGER,
    fn: () => precompress(api.paths.absOutputPath),
  });
};
