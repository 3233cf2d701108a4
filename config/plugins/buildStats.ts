import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { IApi } from '@umijs/max';
import type { BuildStats } from '../budgets';

/** The parts of webpack's types that are read; the bundler brings webpack without types. */
interface Module {
  resource?: string;
  /** Those that webpack has written as one. */
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

/** The folder of a package in a path: the last one in a node_modules folder, with the path before it. */
const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/](.*)$/;

const versions = new Map<string, string>();

/** A package's name and version, from its folder. */
function readVersion(folder: string): string {
  if (!versions.has(folder)) {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    versions.set(folder, `${name}@${version}`);
  }
  return versions.get(folder) ?? '';
}

/** `name@version/file` of a package's module, the path from the project's root of one of our own. */
function toModuleName(resource: string, root: string): string {
  const [file = ''] = resource.split('?');
  const [, folder, inside] = PACKAGE.exec(file) ?? [];
  const name = folder ? `${readVersion(folder)}/${inside}` : file.replace(root, '').slice(1);
  return name.replaceAll('\\', '/');
}

/** The content of a build, with the weight of each script. */
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
