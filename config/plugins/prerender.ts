import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { getEntryPages, MEMBER_FRAME } from '../entryPages';
import routes, { type PortalRoute } from '../routes';
import { bundleEarlyScript, bundleRenderer } from './bundleRenderer';
import { findChunkName } from './chunkName';

/** Chunks by the name of their group, as far as it is read here. */
interface Stats {
  namedChunkGroups?: Record<string, { assets?: { name: string }[] }>;
}

/** For each page the components around and in it, outermost first. */
function getComponents(rows: readonly PortalRoute[], around: string[] = []): [string, string[]][] {
  return rows.flatMap(({ path, component, routes: inner }) => {
    const all = component ? [...around, component] : around;
    return inner ? getComponents(inner, all) : component ? [[path, all] as [string, string[]]] : [];
  });
}

/**
 * Renders the pages people arrive at, and the frame of the pages for members, as HTML, one file for each language
 * (scripts/prerender.mjs): the page is visible with the first response, and the scripts take it over.
 */
export default (api: IApi) => {
  // An uncompressed build is for tests of the scripts.
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
    const pages = getComponents(api.config.routes).map(
      ([path, components]) => [path, components.map((component) => findChunkName(component, names))] as const,
    );
    const chunks = Object.fromEntries(pages);
    // The frame is loaded for every page, and contains none.
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
          locales: [...names].flatMap((name) => /^words-(.+)$/.exec(name)?.[1] ?? []),
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
