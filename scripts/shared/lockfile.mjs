/** Reads packages and licenses from package-lock.json. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './serverParts.mjs';

const MODULES = 'node_modules/';

/** Licenses of packages without a license in the lockfile, from their license files. */
const FILE_LICENSES = {
  '@umijs/bundler-mako': 'MIT',
  '@umijs/bundler-utoopack': 'MIT',
  busboy: 'MIT',
  'console-browserify': 'MIT',
  'dom-walk': 'MIT',
  exit: 'MIT',
  'querystring-es3': 'MIT',
  streamsearch: 'MIT',
  'svg-tags': 'MIT',
};

/** Returns the path at which the package at `path` finds `name`, as Node resolves it. */
function resolvePath(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(folder.lastIndexOf(`/${MODULES}`), 0))) {
    const candidate = folder ? `${folder}/${MODULES}${name}` : MODULES + name;
    if (packages[candidate]) return candidate;
    if (!folder) return undefined;
  }
}

/**
 * Returns the project and every package, each once by name and version.
 * @returns {{ name: string, version: string, root: string[], packages: { id: string, name: string,
 *   version: string, license: string, integrity?: string, dev: boolean, needs: string[] }[] }} ids are
 *   `name@version`; `root` and `needs` are those of the dependencies; `dev`: no production dependency needs it
 */
export function readLockfile() {
  const { packages } = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8'));
  const nameAt = (path) => packages[path].name ?? path.slice(path.lastIndexOf(MODULES) + MODULES.length);
  const idAt = (path) => `${nameAt(path)}@${packages[path].version}`;
  const listNeeds = (path) => {
    const { dependencies, optionalDependencies, peerDependencies, devDependencies } = packages[path];
    const names = { ...dependencies, ...optionalDependencies, ...peerDependencies, ...devDependencies };
    const paths = Object.keys(names).map((name) => resolvePath(packages, path, name));
    return paths.filter(Boolean).map(idAt);
  };
  const byId = new Map();
  for (const [path, { version, license, integrity, dev = false }] of Object.entries(packages)) {
    if (!path) continue;
    const id = idAt(path);
    const name = nameAt(path);
    const other = byId.get(id);
    byId.set(id, {
      id,
      name,
      version,
      license: license ?? FILE_LICENSES[name] ?? 'none stated',
      integrity: other?.integrity ?? integrity,
      dev: dev && (other?.dev ?? true),
      needs: [...new Set([...(other?.needs ?? []), ...listNeeds(path)])].sort(),
    });
  }
  const sorted = [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const { name, version } = packages[''];
  return { name, version, root: listNeeds('').sort(), packages: sorted };
}
