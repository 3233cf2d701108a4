/** Lists the scripts that each page of a build loads, from the build's statistics. */
import type { BuildStats } from '../../../../config/plugins/buildStats';
import { findChunkName } from '../../../../config/plugins/chunkName';
import type { PortalRoute } from '../../../../config/routes';

type BuildGroup = BuildStats['groups'][number];

export interface PageScripts {
  path: string;
  /** Scripts that load when the page opens, including those of the entry and of its layouts. */
  scripts: string[];
  /** Further scripts that the page's own modules may load by import(). */
  later: string[];
}

/** Returns the scripts of these groups and of all groups that they import(), directly or indirectly. */
function listReachable({ groups }: BuildStats, from: readonly BuildGroup[]): string[] {
  const reachable = new Set(from);
  for (const { imports } of reachable) {
    for (const index of imports) {
      const group = groups[index];
      if (group) reachable.add(group);
    }
  }
  return [...new Set([...reachable].flatMap(({ scripts }) => scripts))];
}

/** Returns the scripts of every page. Throws if the build has no chunk of a route's component. */
export function listPages(build: BuildStats, rows: readonly PortalRoute[]): PageScripts[] {
  const names = new Set(build.groups.flatMap(({ name }) => name ?? []));
  const groupsOf = (component: string): BuildGroup[] => {
    const chunk = findChunkName(component, names);
    return build.groups.filter(({ name }) => name === chunk);
  };
  const scriptsOf = (component: string) => groupsOf(component).flatMap(({ scripts }) => scripts);
  const list = (siblings: readonly PortalRoute[], parentScripts: string[]): PageScripts[] =>
    siblings.flatMap(({ path, component, routes = [] }) => {
      const scripts = [...parentScripts, ...(component ? scriptsOf(component) : [])];
      if (routes.length > 0) return list(routes, scripts);
      if (!component) return [];
      const later = listReachable(build, groupsOf(component)).filter((file) => !scripts.includes(file));
      return [{ path, scripts: [...new Set(scripts)], later }];
    });
  return list(rows, scriptsOf('umi'));
}

/** Returns the total gzipped bytes of these scripts. Throws if the build has no such script. */
export function sumBytes({ scripts }: BuildStats, files: readonly string[]): number {
  return files.reduce((sum, file) => {
    const script = scripts[file];
    if (!script) throw new Error(`The build has no script ${file}.`);
    return sum + script.bytes;
  }, 0);
}

/** Returns the modules that more than one of these scripts contains. */
export function findDuplicates({ scripts }: BuildStats, files: readonly string[]): string[] {
  const seen = new Set<string>();
  const duplicates = files
    .flatMap((file) => scripts[file]?.modules ?? [])
    .filter((name) => {
      const isDuplicate = seen.has(name);
      seen.add(name);
      return isDuplicate;
    });
  return [...new Set(duplicates)];
}

/** Returns the versions of each package in the build, by the package's name. */
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
