import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { IApi } from '@umijs/max';
import { build, type Plugin } from 'esbuild';
import { esbuildTargets } from '../targets';

/** Applies Umi's aliases in esbuild: a name matches itself and the paths below it; with a final `$`, only itself. */
function resolveAliases(alias: Record<string, string>): Plugin {
  const names = Object.keys(alias).sort((a, b) => b.length - a.length);
  const replace = (path: string): string | undefined => {
    for (const name of names) {
      const plain = name.replace(/\$$/, '');
      const target = alias[name] as string;
      if (path === plain) return target;
      if (plain === name && path.startsWith(`${plain}/`)) return target + path.slice(plain.length);
    }
    return undefined;
  };
  return {
    name: 'umi-aliases',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /^[@\w]/ }, ({ path, importer, resolveDir, kind, pluginData }) => {
        const target = pluginData?.resolved ? undefined : replace(path);
        if (!target || target === path) return undefined;
        const next = replace(target) ?? target;
        return resolve(next, {
          kind,
          importer,
          resolveDir: isAbsolute(next) ? '/' : resolveDir,
          pluginData: { resolved: true },
        });
      });
    },
  };
}

/** Bundles src/prerender/renderPage.tsx with its dependencies into a folder. Returns the file's path. */
export async function bundleRenderer(api: IApi, folder: string): Promise<string> {
  const outfile = join(folder, 'renderer.mjs');
  const define = Object.entries({
    ...api.config.define,
    'process.env.NODE_ENV': 'production',
  }).map(([name, value]) => [name, JSON.stringify(value)]);
  await build({
    entryPoints: [join(api.paths.absSrcPath, 'prerender', 'renderPage.tsx')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    mainFields: ['module', 'main'],
    // CommonJS packages load Node's modules by require().
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    define: Object.fromEntries(define),
    loader: { '.css': 'empty', '.svg': 'dataurl', '.png': 'dataurl' },
    jsx: 'automatic',
    plugins: [resolveAliases({ ...api.config.alias, '@@': api.paths.absTmpPath })],
    outfile,
    logLevel: 'warning',
  });
  return outfile;
}

/** Bundles src/prerender/early.ts into the build's folder. Returns the file's name, which contains its hash. */
export async function bundleEarlyScript(api: IApi): Promise<string> {
  const outfile = join(api.paths.absOutputPath, 'early.js');
  const { outputFiles } = await build({
    entryPoints: [join(api.paths.absSrcPath, 'prerender', 'early.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: esbuildTargets,
    outfile,
    write: false,
  });
  const contents = outputFiles[0]?.contents ?? new Uint8Array();
  const name = `early.${createHash('sha256').update(contents).digest('hex').slice(0, 8)}.js`;
  writeFileSync(join(api.paths.absOutputPath, name), contents);
  return name;
}
