/** Bundles the TypeScript that a Node script needs into one temporary module, so that it exists once. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** The repository's root folder. */
export const repository = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Returns the mock files as Umi's glob finds them: every .ts or .js below mock/, without _domain, sorted by name. */
function listMockFiles() {
  const folder = join(repository, 'mock');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .filter((file) => /\.[jt]s$/.test(file) && !file.endsWith('.d.ts') && !file.startsWith(`_domain${sep}`))
    .sort()
    .map((file) => join(folder, file));
}

/** Returns the source of a module with everything that the server needs, the handlers in the order of Umi. */
function writeEntry(files) {
  const imports = files.map((file, index) => `import mock${index} from ${JSON.stringify(file)};`);
  return [
    ...imports,
    `export { jsonOptions } from './config/requestBody.ts';`,
    `export { describeFailure, findRefusal } from './config/requestTarget.ts';`,
    `export { MEMBER_FRAME } from './config/entryPages.ts';`,
    `export { getSecurityHeaders } from './config/securityHeaders.ts';`,
    `export { getRequestLocale } from './scripts/serve/requestLocale.ts';`,
    `export { DEFAULT_LOCALE as defaultLocale } from './src/locales/localeChoice.ts';`,
    `export { serverPrefixes } from './src/contract/prefixes.ts';`,
    `export const handlers = [${files.map((_, index) => `mock${index}`).join(', ')}].flatMap(Object.entries);`,
  ].join('\n');
}

/** esbuild plugin. Node needs an import attribute for a package's JSON, which Umi does not accept. */
const bundledData = {
  name: 'bundled-data',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\.json$/ }, ({ path, resolveDir }) => ({
      path: createRequire(join(resolveDir, 'index.js')).resolve(path),
    })),
};

/**
 * Bundles TypeScript into one temporary module that Node can load.
 * @param {string} contents the module's imports and exports, with absolute paths or relative to the repository
 * @param {import('esbuild').Plugin[]} [plugins]
 * @returns {Promise<string>} the file's path; the caller removes the file
 */
async function bundleModule(contents, plugins = []) {
  // Below node_modules the bundle can import packages, and no tool treats it as a source file.
  const folder = join(repository, 'node_modules', '.cache', 'portal');
  const outfile = join(folder, `${randomUUID()}.mjs`);
  mkdirSync(folder, { recursive: true });
  await build({
    stdin: { contents, resolveDir: repository, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    alias: { '@': join(repository, 'src') },
    plugins: [...plugins, bundledData],
    outfile,
    logLevel: 'warning',
  });
  return outfile;
}

/** Imports a bundle and removes its file. */
export async function loadOnce(bundle) {
  try {
    return await import(pathToFileURL(bundle).href);
  } finally {
    rmSync(bundle, { force: true });
  }
}

/** Imports a TypeScript module, given by its path in the repository. */
export const loadTypeScript = async (path) => loadOnce(await bundleModule(`export * from './${path}';`));

/**
 * Bundles the mock's handlers, the security headers and the choice of a request's language into one module.
 * @param {import('esbuild').Plugin[]} [plugins] plugins with which tests change the mock
 * @returns {Promise<string>} the file's path; the caller removes the file
 */
export const bundleServerParts = (plugins) => bundleModule(writeEntry(listMockFiles()), plugins);

/**
 * Loads the server's parts from an existing bundle, or bundles them first.
 * @param {string} [bundle] the path that bundleServerParts returned
 * @returns {Promise<{ handlers: [key: string, handler: Function][], getSecurityHeaders: Function,
 *   serverPrefixes: string[], MEMBER_FRAME: { path: string }, getRequestLocale: Function, defaultLocale: string,
 *   describeFailure: Function, findRefusal: Function, jsonOptions: object }>}
 */
export const loadServerParts = async (bundle) =>
  bundle ? import(pathToFileURL(bundle).href) : loadOnce(await bundleServerParts());
