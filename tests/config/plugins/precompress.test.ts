import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { IApi } from '@umijs/max';
import plugin, { precompress } from '../../../config/plugins/precompress';
import { makeFolder } from '../../support/folders';

const TEXT = 'A sentence that comes again and again. '.repeat(200);

/** Creates a folder with these files and returns it. */
function makeBuild(files: Record<string, string | Buffer>): string {
  const folder = makeFolder();
  mkdirSync(join(folder, 'uaa', 'login'), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

test('compresses the text files of a folder and its subfolders in two encodings', async () => {
  const folder = makeBuild({ 'umi.js': TEXT, 'uaa/login/index.en-US.html': TEXT });
  await precompress(folder);
  expect(filesOf(folder)).toEqual([
    ...['index.en-US.html', 'index.en-US.html.br', 'index.en-US.html.gz'],
    ...['umi.js', 'umi.js.br', 'umi.js.gz'],
  ]);
  for (const file of ['umi.js', 'uaa/login/index.en-US.html']) {
    expect(brotliDecompressSync(readFileSync(join(folder, `${file}.br`))).toString()).toBe(TEXT);
    expect(gunzipSync(readFileSync(join(folder, `${file}.gz`))).toString()).toBe(TEXT);
  }
});

test('does not compress a file that is small, not a text, or would not become smaller', async () => {
  // Every byte once, in an order without repetition, so that it cannot be compressed.
  const noise = Buffer.from(
    Array.from({ length: 1500 }, (_, index) => (index * 167 + (index >> 8) * 31) % 256),
  );
  const folder = makeBuild({ 'small.js': 'x'.repeat(1023), 'favicon.ico': TEXT, 'noise.txt': noise });
  await precompress(folder);
  const compressed = filesOf(folder).filter((name) => /\.(?:br|gz)$/.test(name));
  expect(compressed.filter((name) => !name.startsWith('noise'))).toEqual([]);
  for (const name of compressed) expect(readFileSync(join(folder, name)).length).toBeLessThan(noise.length);
});

test('writes the same bytes again, and removes outdated files', async () => {
  const folder = makeBuild({ 'umi.js': TEXT, 'main.css': TEXT });
  const read = () => ['umi.js.br', 'umi.js.gz'].map((name) => readFileSync(join(folder, name), 'base64'));
  await precompress(folder);
  const first = read();
  writeFileSync(join(folder, 'main.css'), 'short');
  await precompress(folder);
  expect(read()).toEqual(first);
  expect(filesOf(folder)).toEqual(['main.css', 'umi.js', 'umi.js.br', 'umi.js.gz']);
});

describe('in a build', () => {
  afterEach(() => {
    delete process.env.COMPRESS;
  });

  /** Returns the hooks that the plugin adds to Umi's build. */
  function listHooks(folder: string) {
    const hooks: { stage: number; fn: () => Promise<void> }[] = [];
    plugin({
      onBuildHtmlComplete: (hook: (typeof hooks)[number]) => hooks.push(hook),
      paths: { absOutputPath: folder },
    } as unknown as IApi);
    return hooks;
  }

  test('runs after all other hooks', async () => {
    const folder = makeBuild({ 'umi.js': TEXT });
    const [hook] = listHooks(folder);
    expect(hook?.stage).toBeGreaterThan(1_000_000);
    await hook?.fn();
    expect(filesOf(folder)).toContain('umi.js.br');
  });

  test('does nothing in a build without minification', () => {
    process.env.COMPRESS = 'none';
    expect(listHooks('')).toEqual([]);
  });
});
