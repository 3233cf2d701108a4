/** Reads packages and licenses from package-lock.json. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './serverParts.mjs';

const PLACE = 'node_modules/';

/** Licenses that packages state in files which the lockfile does not quote. */
const STATED = {
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

/** The place of `name` for a package at `path`: its own folder, or one around it. */
function resolvePlace(packages, path, name) {
  for (let around = path; ; around = around.slice(0, Math.max(around.lastIndexOf(`/${PLACE}`), 0))) {
    const place = around ? `${around}/${PLACE}${name}` : PLACE + name;
    if (packages[place]) return place;
    if (!around) return undefined;
  }
}

/**
 * The project and every package, each once by name and version.
 * @returns {{ name: string, version: string, root: string[], packages: { id: string, name: string, version: string,
 *   license: string, integrity?: string, dev: boolean, needs: string[] }[] }} ids are `name@version`; `root` and `needs` list those of
 *   the packages that the project or a package asks for, as far as they are installed; `dev` where no production dependency needs it
 */
export function readLockfile() {
  const { packages } = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8'));
  const nameAt = (path) => packages[path].name ?? path.slice(path.lastIndexOf(PLACE) + PLACE.length);
  const idAt = (path) => `${nameAt(path)}@${packages[path].version}`;
  const listNeeds = (path) => {
    const { dependencies, optionalDependencies, peerDependencies, devDependencies } = packages[path];
    const names = { ...dependencies, ...optionalDependencies, ...peerDependencies, ...devDependencies };
    const places = Object.keys(names).map((name) => resolvePlace(packages, path, name));
    return places.filter(Boolean).map(idAt);
  };
  const found = new Map();
  for (const [path, { version, license, integrity, dev = false }] of Object.entries(packages)) {
    if (!path) continue;
    const id = idAt(path);
    const name = nameAt(path);
    const before = found.get(id);
    found.set(id, {
      id,
      name,
      version,
      license: license ?? STATED[name] ?? 'none stated',
      integrity: before?.integrity ?? integrity,
      dev: dev && (before?.dev ?? true),
      needs: [...new Set([...(before?.needs ?? []), ...listNeeds(path)])].sort(),
    });
  }
  const sorted = [...found.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const { name, version } = packages[''];
  return { name, version, root: listNeeds('').sort(), packages: sorted };
}
