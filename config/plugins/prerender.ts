import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { getEntryPages, MEMBER_FRAME } from '../entryPages';
import routes, { type PortalRoute } from '../routes';
import { bundleEarlyScript, bundleRenderer } from './bundleRenderer';
import { findChunkName } from './chunkName';

/** The part of the build statistics that this plugin reads. */
interface Stats {
  namedChunkGroups?: Record<string, { assets?: { name: string }[] }>;
}

/** Returns the path of each page with its components: the layouts, outermost first, then the page itself. */
function listPageComponents(rows: readonly PortalRoute[], layouts: string[] = []): [string, string[]][] {
  return rows.flatMap(({ path, component, routes: inner }) => {
    const components = component ? [...layouts, component] : layouts;
    if (inner) return listPageComponents(inner, components);
    return component ? [[path, components] as [string, string[]]] : [];
  });
}

/**
 * Umi plugin. Renders the entry pages, and the layout of the pages for signed-in users, as one HTML file per language
 * (scripts/prerender.mjs): the first response shows the page, and the scripts hydrate it.
 */
export default (api: IApi) => {
  // An uncompressed build is only for tests of the scripts.
  if (process.env.COMPRESS === 'none') return;
  let stats: Stats = {};

  api.onBuildComplete(({ stats: built }) => {
    stats = built?.toJson({ all: false, chunkGroups: true }) ?? {};
  });

  api.modifyExportHTMLFiles(async (files) => {
    const shell = files.find(({ path }) => path === 'index.html')?.content;
    const groups = Object.entries(stats.namedChunkGroups ?? {}).map(
      ([name, { assets = [] }]) => [name, assets.map((asset) => asset.name)] as const,
    );
    const names = new Set(groups.map(([name]) => name));
    const pages = listPageComponents(api.config.routes).map(
      ([path, components]) => [path, components.map((component) => findChunkName(component, names))] as const,
    );
    const chunks = Object.fromEntries(pages);
    // The layout is prerendered without a page, so the last chunk, the page itself, is left out.
    chunks[MEMBER_FRAME.path] = chunks[MEMBER_FRAME.route]?.slice(0, -1) ?? [];
    const folder = mkdtempSync(join(api.paths.absNodeModulesPath, '.prerender-'));
    try {
      await bundleRenderer(api, folder);
      writeFileSync(
        join(folder, 'build.json'),
        JSON.stringify({
          shell,
          early: await bundleEarlyScript(api),
          publicPath: api.config.publicPath,
          locales: [...names].flatMap((name) => /^texts-(.+)$/.exec(name)?.[1] ?? []),
          defaultLocale: api.config.locale.default,
          firstPages: api.config.define?.FIRST_PAGES.map(({ path }: { path: string }) => path),
          entries: getEntryPages(routes),
          groups: Object.fromEntries(groups),
          pages: chunks,
        }),
      );
      const script = join(api.paths.cwd, 'scripts', 'prerender.mjs');
      execFileSync(process.execPath, [script, folder, api.paths.absOutputPath], {
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      const rendered = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'));
      return [...files, ...rendered];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
};
