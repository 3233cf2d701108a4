import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { IApi } from '@umijs/max';

interface BuildGroup {
  name: string | undefined;
  scripts: string[];
  /** Indices of the groups that its modules import(). */
  imports: number[];
}

export interface BuildStats {
  /** Name of the build's folder. */
  folder: string;
  /** By file name: gzipped bytes, and the names of its modules, `name@version/file` for those of a package. */
  scripts: Record<string, { bytes: number; modules: string[] }>;
  /** Scripts that load together: those of the entry, and those of each import(). */
  groups: BuildGroup[];
}

/** The properties of webpack's types that are read; Umi's bundler contains webpack without types. */
interface Module {
  resource?: string;
  /** The modules that webpack has concatenated into this one. */
  modules?: Module[];
}
interface Chunk {
  files: Iterable<string>;
}
interface ChunkGroup {
  name?: string | null;
  chunks: Chunk[];
  childrenIterable: Iterable<ChunkGroup>;
}
interface Compilation {
  outputOptions: { path: string };
  chunks: Iterable<Chunk>;
  chunkGroups: ChunkGroup[];
  chunkGraph: { getChunkModules(chunk: Chunk): Module[] };
}

const isScript = (file: string) => file.endsWith('.js');

/** Splits a module's path into its package's folder, below the last node_modules, and the file's path in the package. */
const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/](.*)$/;

const versions = new Map<string, string>();

/** Returns `name@version` of the package in this folder. */
function readVersion(folder: string): string {
  if (!versions.has(folder)) {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    versions.set(folder, `${name}@${version}`);
  }
  return versions.get(folder) ?? '';
}

/** Returns `name@version/file` for a package's module, and the path from the project's root for a module of the portal. */
function toModuleName(resource: string, root: string): string {
  const [file = ''] = resource.split('?');
  const [, folder, inside] = PACKAGE.exec(file) ?? [];
  const name = folder ? `${readVersion(folder)}/${inside}` : file.replace(root, '').slice(1);
  return name.replaceAll('\\', '/');
}

/** Returns the scripts of a build with their sizes and modules, and its chunk groups. */
export function readBuild(compilation: Compilation, root: string): BuildStats {
  const { outputOptions, chunks, chunkGroups, chunkGraph } = compilation;
  const namesOf = ({ resource, modules = [] }: Module): string[] => [
    ...(resource ? [toModuleName(resource, root)] : []),
    ...modules.flatMap(namesOf),
  ];
  const scripts = [...chunks].flatMap((chunk) =>
    [...chunk.files].filter(isScript).map((file) => {
      const bytes = gzipSync(readFileSync(join(outputOptions.path, file))).length;
      return [
        file,
        { bytes, modules: [...new Set(chunkGraph.getChunkModules(chunk).flatMap(namesOf))].sort() },
      ];
    }),
  );
  const groups = chunkGroups.map((group) => ({
    name: group.name ?? undefined,
    scripts: [...new Set(group.chunks.flatMap(({ files }) => [...files].filter(isScript)))],
    imports: [...group.childrenIterable].map((child) => chunkGroups.indexOf(child)),
  }));
  return { folder: basename(outputOptions.path), scripts: Object.fromEntries(scripts), groups };
}

/**
 * Writes the scripts and chunks of a production build to a file, which the tests compare with config/budgets.json. The
 * file is outside of the build's folder, so that no server sends it.
 */
export default (api: IApi) => {
  api.onBuildComplete(({ err, stats }) => {
    if (err || !stats) return;
    const build = readBuild(stats.compilation as unknown as Compilation, api.cwd);
    const folder = join(api.cwd, 'dist-stats');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${build.folder}.json`), JSON.stringify(build));
  });
};
