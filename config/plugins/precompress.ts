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

/** Compressors by file name extension, at the highest level: the build compresses once, and every download is smaller. */
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

/** Writes the compressed files that are smaller than the original. Removes the others, which an earlier build may have left. */
async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  for (const [extension, compress] of Object.entries(encodings)) {
    const compressed = content.length < SIZE_MIN ? content : await compress(content);
    if (compressed.length < content.length) await writeFile(file + extension, compressed);
    else await rm(file + extension, { force: true });
  }
}

/**
 * Writes `.br` and `.gz` files beside the text files of a folder and its subfolders, so that a server sends them instead
 * of compressing each response. The output is deterministic. Rejects if a file cannot be read or written.
 */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  const compressNext = async () => {
    for (let file = files.pop(); file; file = files.pop()) await compressFile(file);
  };
  // zlib uses other threads. More concurrent files than processors would only need more memory.
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext));
}

/** Umi plugin. Compresses the files of a build after all other plugins have written theirs. */
export default (api: IApi) => {
  // An uncompressed build is only for tests.
  if (process.env.COMPRESS === 'none') return;
  api.onBuildHtmlComplete({
    stage: Number.MAX_SAFE_INTEGER,
    fn: () => precompress(api.paths.absOutputPath),
  });
};
