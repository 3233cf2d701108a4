/**
 * Packages that an install adds and runs (docs/security.md, row 50): each has a hash and its own address, install scripts
 * and licenses are reviewed, and no version under the HTTP client is known to be vulnerable.
 * @jest-environment ./tests/support/jest/sourcesEnvironment.js
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../support/folders';
import { read, root } from './sources';
import { tableRows } from './tables';

interface Package {
  name?: string;
  version: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  hasInstallScript?: boolean;
}
interface Lockfile {
  lockfileVersion: number;
  packages: Record<string, Package>;
}

const lockfile: Lockfile = JSON.parse(read('package-lock.json'));
const manifest = JSON.parse(read('package.json'));
const PLACE = 'node_modules/';
const nameAt = (path: string, { name }: Package) =>
  name ?? path.slice(path.lastIndexOf(PLACE) + PLACE.length);

const VERSION = /^\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?$/;

/** Returns the faults of a lockfile as texts. */
function listFaults({ lockfileVersion, packages }: Lockfile): string[] {
  const faults = lockfileVersion === 3 ? [] : [`format ${lockfileVersion}`];
  const hosts = new Set<string>();
  for (const [path, one] of Object.entries(packages)) {
    if (path === '') continue;
    const name = nameAt(path, one);
    if (!path.startsWith(PLACE) || one.link) faults.push(`${path}: not from a registry`);
    if (!VERSION.test(one.version)) faults.push(`${path}: ${one.version} is no version`);
    // A package inside another package's archive is covered by that package's hash.
    if (!one.inBundle && !/^sha512-[\w+/]{86}==$/.test(one.integrity ?? '')) faults.push(`${path}: no hash`);
    if (one.resolved === undefined) continue;
    const [, host, file] = /^https:\/\/([\w.-]+)\/(.+)$/.exec(one.resolved) ?? [];
    hosts.add(host ?? '');
    if (file !== `${name}/-/${name.replace(/^@.*\//, '')}-${one.version}.tgz`)
      faults.push(`${path}: ${one.resolved}`);
  }
  return hosts.size > 1 ? [...faults, `several hosts: ${[...hosts]}`] : faults;
}

test('has no faults', () => {
  expect(listFaults(lockfile)).toEqual([]);
  expect(Object.keys(lockfile.packages).length).toBeGreaterThan(500);
});

describe('a fault of a lockfile', () => {
  const integrity = `sha512-${'A'.repeat(86)}==`;
  const good = { version: '1.0.0', integrity, resolved: 'https://registry.example.com/@a/b/-/b-1.0.0.tgz' };
  const faultsOf = (
    change: Partial<Package>,
    path = 'node_modules/@a/b',
    others: Record<string, Package> = {},
  ) =>
    listFaults({
      lockfileVersion: 3,
      packages: { '': { version: '1.0.0' }, [path]: { ...good, ...change }, ...others },
    });

  test('is not found in a valid package', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ resolved: undefined })).toEqual([]);
    expect(faultsOf({ integrity: undefined, resolved: undefined, inBundle: true })).toEqual([]);
  });

  test.each<[string, Partial<Package>]>([
    ['without a hash', { integrity: undefined }],
    ['with a weak hash', { integrity: 'sha1-abc=' }],
    ['from a repository', { resolved: 'git+ssh://git@example.com/a/b.git#0123' }],
    ['from a file', { resolved: 'file:../b.tgz' }],
    ['without TLS', { resolved: 'http://registry.example.com/@a/b/-/b-1.0.0.tgz' }],
    ['of another name', { resolved: 'https://registry.example.com/@a/c/-/c-1.0.0.tgz' }],
    ['of another version', { resolved: 'https://registry.example.com/@a/b/-/b-1.0.1.tgz' }],
    ['with an address for a version', { version: 'https://example.com/b.tgz' }],
    ['with a link', { link: true }],
  ])('is found in a package %s', (_what, change) => {
    expect(faultsOf(change)).not.toEqual([]);
  });

  test('is found in a folder beside the project', () => {
    expect(faultsOf({}, '../b')).not.toEqual([]);
  });

  test('is found in addresses of two hosts', () => {
    const other = { ...good, resolved: 'https://other.example.com/c/-/c-1.0.0.tgz' };
    expect(faultsOf({}, undefined, { 'node_modules/c': other })).toEqual([
      expect.stringContaining('several hosts'),
    ]);
  });
});

test('docs/dependencies.md has a row for every package with an install script, and no other row', () => {
  const named = tableRows('docs/dependencies.md', 'install script').map(([name = '']) =>
    name.replaceAll('`', ''),
  );
  const withScript = Object.entries(lockfile.packages).filter(([path, one]) => path && one.hasInstallScript);
  expect(named.sort()).toEqual([...new Set(withScript.map(([path, one]) => nameAt(path, one)))].sort());
});

test('finds no script in package.json that npm runs at an install', () => {
  const AT_INSTALL = /^(?:pre|post)?(?:install|prepare|pack|publish)$|^dependencies$/;
  expect(Object.keys(manifest.scripts).filter((name) => AT_INSTALL.test(name))).toEqual([]);
});

/** Runs one of the project's scripts with a file to write, and returns the content of that file. */
function write(script: string): string {
  const file = join(makeFolder(), 'written');
  execFileSync(process.execPath, [join(root, 'scripts', script), file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return readFileSync(file, 'utf8');
}

test('docs/licenses.md equals the output of `npm run licenses`', () => {
  expect(read('docs/licenses.md')).toBe(write('licenses.mjs'));
});

describe('the bill of materials', () => {
  const text = write('sbom.mjs');
  const sbom = JSON.parse(text);
  const refs: string[] = sbom.components.map((one: { 'bom-ref': string }) => one['bom-ref']);

  test('names the project, and every package once', () => {
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });
    expect(sbom.metadata.component).toMatchObject({ name: manifest.name, version: manifest.version });
    const packages = Object.entries(lockfile.packages).filter(([path]) => path);
    const expected = new Set(packages.map(([path, one]) => `${nameAt(path, one)}@${one.version}`));
    expect([...refs].sort()).toEqual([...expected].sort());
  });

  test('has a version, a license and an address of each, and the hash of the lockfile', () => {
    for (const { name, version, licenses, purl } of sbom.components) {
      expect(licenses).toEqual([expect.anything()]);
      expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`);
    }
    const valibot = sbom.components.find(({ name }: { name: string }) => name === 'valibot');
    const { integrity = '' } = lockfile.packages['node_modules/valibot'] ?? {};
    expect(`sha512-${Buffer.from(valibot.hashes[0].content, 'hex').toString('base64')}`).toBe(integrity);
    expect(valibot.licenses).toEqual([{ license: { id: 'MIT' } }]);
  });

  test('distinguishes packages of the portal from those that only develop it', () => {
    const scopeOf = (name: string) =>
      sbom.components.find((one: { name: string }) => one.name === name).scope;
    expect(['antd', 'umi-request', 'puppeteer', 'axe-core'].map(scopeOf)).toEqual([
      'required',
      'required',
      'excluded',
      'excluded',
    ]);
  });

  test('lists the dependencies between the packages that it names', () => {
    const needs: Record<string, string[]> = Object.fromEntries(
      sbom.dependencies.map(({ ref, dependsOn }: { ref: string; dependsOn: string[] }) => [ref, dependsOn]),
    );
    const own = { ...manifest.dependencies, ...manifest.devDependencies };
    const direct = needs[`${manifest.name}@${manifest.version}`] ?? [];
    // A package may have another name here: "npm:its-own-name@1.0.0".
    const named = Object.entries<string>(own).map(([name, wanted]) => /^npm:(.+)@/.exec(wanted)?.[1] ?? name);
    expect(direct.map((ref) => ref.slice(0, ref.lastIndexOf('@'))).sort()).toEqual(named.sort());
    expect(needs['umi-request@1.4.0']).toContain('isomorphic-fetch@3.0.0');
    expect(
      Object.values(needs)
        .flat()
        .filter((ref) => !refs.includes(ref)),
    ).toEqual([]);
  });

  test('is the same for the same lockfile', () => {
    expect(write('sbom.mjs')).toBe(text);
  });
});

describe('the polyfill under umi-request', () => {
  const versionsOf = (name: string) =>
    Object.entries(lockfile.packages)
      .filter(([path, one]) => nameAt(path, one) === name)
      .map(([, { version }]) => version);

  test('is not a version with known vulnerabilities', () => {
    expect(versionsOf('isomorphic-fetch')).toEqual(['3.0.0']);
    // CVE-2020-15168 and CVE-2022-0235: fixed in 2.6.7 and 3.1.1.
    const vulnerable = versionsOf('node-fetch').filter((version) =>
      /^(?:[01]\.|2\.[0-5]\.|2\.6\.[0-6]$|3\.0\.|3\.1\.0)/.test(version),
    );
    expect(versionsOf('node-fetch').length).toBeGreaterThan(0);
    expect(vulnerable).toEqual([]);
  });

  test('is not part of the client’s tests', () => {
    expect(require('isomorphic-fetch')).toEqual({});
  });
});
