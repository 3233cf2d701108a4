/**
 * The TypeScript a Node script needs, bundled into one throw-away module: the mock's handlers, the security headers and
 * the choice of a language together, so that the mock's domain exists once.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** The repository's own folder. */
export const repository = dirname(dirname(fileURLToPath(import.meta.url)));

/** Mock files as Umi's glob finds them: every .ts or .js under mock/, the domain left out, by name. */
export function mockFiles() {
  const folder = join(repository, 'mock');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .filter((file) => /\.[jt]s$/.test(file) && !file.endsWith('.d.ts') && !file.startsWith(`_domain${sep}`))
    .sort()
    .map((file) => join(folder, file));
}

/** Entry that gathers what the server needs, in the order in which Umi would read it. */
function entry(files) {
  const imports = files.map((file, index) => `import mock${index} from ${JSON.stringify(file)};`);
  return [
    ...imports,
    `export { jsonOptions } from ${JSON.stringify(join(repository, 'config/requestBody.ts'))};`,
    `export { describeFailure, findRefusal } from ${JSON.stringify(join(repository, 'config/requestTarget.ts'))};`,
    `export { securityHeaders } from ${JSON.stringify(join(repository, 'config/securityHeaders.ts'))};`,
    `export { getRequestLocale } from ${JSON.stringify(join(repository, 'scripts/requestLocale.ts'))};`,
    `export { DEFAULT_LOCALE as defaultLocale } from ${JSON.stringify(join(repository, 'src/locales/localeChoice.ts'))};`,
    `export { serverPrefixes } from ${JSON.stringify(join(repository, 'src/contract/prefixes.ts'))};`,
    `export const handlers = [${files.map((_, index) => `mock${index}`).join(', ')}].flatMap(Object.entries);`,
  ].join('\n');
}

/** The data of packages is bundled with the rest: of JSON, Node wants to be told what it is, and Umi does not say. */
const bundledData = {
  name: 'bundled-data',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\.json$/ }, ({ path, resolveDir }) => ({
      path: createRequire(join(resolveDir, 'index.js')).resolve(path),
    })),
};

/**
 * Bundles TypeScript into one throw-away module that Node can load.
 * @param {string} contents what the module imports and exports; paths are absolute
 * @param {{ name?: string, plugins?: import('esbuild').Plugin[] }} [options]
 * @returns {Promise<string>} the file's path; whoever asked for it removes it
 */
export async function bundleModule(contents, { name = 'server', plugins = [] } = {}) {
  // Below node_modules, where the bundle finds its packages and nobody looks for sources.
  const folder = join(repository, 'node_modules', '.cache', 'portal');
  const outfile = join(folder, `${name}-${randomUUID()}.mjs`);
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

/** Loads such a module and removes its file. */
export async function loadOnce(bundle) {
  try {
    return await import(pathToFileURL(bundle).href);
  } finally {
    rmSync(bundle, { force: true });
  }
}

/**
 * Bundles the mock's handlers, the security headers and the choice of a request's language into one module.
 * @param {import('esbuild').Plugin[]} [plugins] of tests that change the mock on the way
 * @returns {Promise<string>} the file's path; whoever asked for it removes it
 */
export const bundleServerParts = (plugins) => bundleModule(entry(mockFiles()), { plugins });

/**
 * Loads them, from a bundle that is there already or from one of its own.
 * @param {string} [bundle] what bundleServerParts answered
 * @returns {Promise<{ handlers: [key: string, handler: Function][], securityHeaders: Function,
 *   serverPrefixes: string[], getRequestLocale: Function, defaultLocale: string,
 *   describeFailure: Function, findRefusal: Function, jsonOptions: object }>}
 */
export const loadServerParts = async (bundle) =>
  bundle ? import(pathToFileURL(bundle).href) : loadOnce(await bundleServerParts());
