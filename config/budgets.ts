/** The content of a build, which config/plugins/buildStats.ts writes, and the scripts that a page of it loads. */
import { findChunkName } from './plugins/chunkName';
import type { PortalRoute } from './routes';

interface BuildGroup {
  name: string | undefined;
  scripts: string[];
  /** Indices of the groups that its modules import(). */
  imports: number[];
}

export interface BuildStats {
  /** The build's folder. */
  folder: string;
  /** By file name: gzipped bytes, and the modules in it, `name@version/file` for those of a package. */
  scripts: Record<string, { bytes: number; modules: string[] }>;
  /** The scripts that load at once: the first script, and those of each import(). */
  groups: BuildGroup[];
}

/** A page's address, its scripts from the first one on, and those that the page itself may ask for later by import(). */
export interface PageScripts {
  path: string;
  scripts: string[];
  later: string[];
}

/** The scripts of whatever these groups import(), and what that imports in its turn. */
function listImported({ groups }: BuildStats, from: readonly BuildGroup[]): string[] {
  const found = new Set(from);
  for (const { imports } of found) {
    for (const index of imports) {
      const group = groups[index];
      if (group) found.add(group);
    }
  }
  return [...new Set([...found].flatMap(({ scripts }) => scripts))];
}

/** The scripts of every page, its frame's included. Throws where the build has no chunk of that name. */
export function listPages(build: BuildStats, rows: readonly PortalRoute[]): PageScripts[] {
  const names = new Set(build.groups.flatMap(({ name }) => name ?? []));
  const groupsOf = (component: string): BuildGroup[] => {
    const chunk = findChunkName(component, names);
    return build.groups.filter(({ name }) => name === chunk);
  };
  const scriptsOf = (component: string) => groupsOf(component).flatMap(({ scripts }) => scripts);
  const list = (some: readonly PortalRoute[], before: string[]): PageScripts[] =>
    some.flatMap(({ path, component, routes = [] }) => {
      const scripts = [...before, ...(component ? scriptsOf(component) : [])];
      if (routes.length > 0) return list(routes, scripts);
      if (!component) return [];
      const later = listImported(build, groupsOf(component)).filter((file) => !scripts.includes(file));
      return [{ path, scripts: [...new Set(scripts)], later }];
    });
  return list(rows, scriptsOf('umi'));
}

/** Bytes of these scripts together. Throws for one that the build does not know: it would weigh nothing. */
export function sumBytes({ scripts }: BuildStats, files: readonly string[]): number {
  return files.reduce((sum, file) => {
    const script = scripts[file];
    if (!script) throw new Error(`The build has no script ${file}.`);
    return sum + script.bytes;
  }, 0);
}

/** Modules that are in more than one of these scripts. */
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
