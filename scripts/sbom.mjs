#!/usr/bin/env node
/**
 * `npm run sbom [-- FILE]`: writes the bill of materials of package-lock.json as CycloneDX 1.5, offline. The
 * same lockfile gives the same bytes. (`npm sbom` refuses this lockfile because of Umi's peer dependencies, and
 * with --legacy-peer-deps it leaves packages out.)
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readLockfile } from './shared/lockfile.mjs';
import { repository } from './shared/serverParts.mjs';

const toPurl = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Converts a hash of the lockfile ("sha512-" and base64) to CycloneDX. */
const toHash = (integrity) => ({
  alg: 'SHA-512',
  content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex'),
});

const toLicense = (license) =>
  / (?:OR|AND) /.test(license) ? { expression: license } : { license: { id: license } };

const toComponent = ({ id, name, version, license, integrity, dev }) => ({
  type: 'library',
  'bom-ref': id,
  name,
  version,
  scope: dev ? 'excluded' : 'required',
  ...(integrity && { hashes: [toHash(integrity)] }),
  licenses: [toLicense(license)],
  purl: toPurl(name, version),
});

const { name, version, root, packages } = readLockfile();
const ref = `${name}@${version}`;
const components = packages.map(toComponent);
const dependencies = [{ id: ref, needs: root }, ...packages].map(({ id, needs }) => ({
  ref: id,
  dependsOn: needs,
}));
const bill = {
  $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: {
    component: {
      type: 'application',
      'bom-ref': ref,
      name,
      version,
      licenses: [{ license: { id: 'MIT' } }],
      purl: toPurl(name, version),
    },
  },
  components,
  dependencies,
};
const file = resolve(process.argv[2] ?? join(repository, 'sbom.cdx.json'));
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${components.length} packages in ${file}`);
