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
