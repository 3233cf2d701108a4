/** What a build consists of, as config/buildStats.ts writes it down, and what a page of it loads. */
import type { PortalRoute } from './routes';

export interface BuildStats {
  /** The build's folder. */
  folder: string;
  /** By file name: gzipped bytes, and the modules in it, `name@version/file` for those of a package. */
  scripts: Record<string, { bytes: number; modules: string[] }>;
  /** What is loaded at once: the first script, and one of each import(). */
  groups: { name: string | undefined; scripts: string[] }[];
}

/** A page's address, and its scripts from the first one on. */
export interface PageScripts {
  path: string;
  scripts: string[];
}

/** Umi's name for the chunk of a page or a frame, from the row's `component`. */
const toChunkName = (component: string): string =>
  component.startsWith('./')
    ? `p__${component.slice(2).replaceAll('/', '__')}__index`
    : component.replace('@/', '').replaceAll('/', '__');

/** The scripts of every page, its frame's included. Throws where the build has no chunk of that name. */
export function listPages(build: BuildStats, rows: readonly PortalRoute[]): PageScripts[] {
  const scriptsOf = (name: string): string[] => {
    const groups = build.groups.filter((group) => group.name === name);
    if (groups.length === 0) throw new Error(`The build has no chunk ${name}.`);
    return groups.flatMap(({ scripts }) => scripts);
  };
  const list = (some: readonly PortalRoute[], before: string[]): PageScripts[] =>
    some.flatMap(({ path, component, routes = [] }) => {
      const scripts = [...before, ...(component ? scriptsOf(toChunkName(component)) : [])];
      if (routes.length > 0) return list(routes, scripts);
      return component ? [{ path, scripts: [...new Set(scripts)] }] : [];
    });
  return list(rows, scriptsOf('umi'));
}

/** Bytes of these scripts together. */
export const sumBytes = ({ scripts }: BuildStats, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + (scripts[file]?.bytes ?? 0), 0);

/** Modules that stand in more than one of these scripts. */
export function findDuplicates({ scripts }: BuildStats, files: readonly string[]): string[] {
  const seen = new Set<string>();
  const twice = files
    .flatMap((file) => scripts[file]?.modules ?? [])
    .filter((name) => {
      const known = seen.has(name);
      seen.add(name);
      return known;
    });
  return [...new Set(twice)];
}

/** Versions of each package in the build, by its name. */
export function listVersions({ scripts }: BuildStats): Map<string, Set<string>> {
  const versions = new Map<string, Set<string>>();
  for (const { modules } of Object.values(scripts)) {
    for (const module of modules) {
      const [, name, version] = /^((?:@[^/]+\/)?[^@/]+)@([^/]+)\//.exec(module) ?? [];
      if (name && version) versions.set(name, (versions.get(name) ?? new Set()).add(version));
    }
  }
  return versions;
}
