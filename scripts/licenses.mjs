#!/usr/bin/env node
/**
 * Writes docs/licenses.md: the licenses of all packages of package-lock.json, and those that need a reason to stay. Fails, naming
 * them, where a package has a license that is neither allowed nor explained.
 *
 *   npm run licenses [-- FILE]
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readLockfile } from './lockfile.mjs';
import { repository } from './serverParts.mjs';

/** These licenses only ask to name the authors. */
const ALLOWED = [
  'MIT',
  'ISC',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/** Packages with another license, with the reason why they are allowed. `*` matches the rest of a name. */
const EXCEPTIONS = {
  '@stagewise/toolbar':
    'a tool for developers that Umi brings; switched off, and no part of a build, which a test reads for it',
  'axe-core': 'finds what breaks WCAG, in the journeys alone; used as it is',
  'caniuse-lite': 'data about browsers, read while building',
  'lightningcss*': 'makes style sheets small for Umi, while building; used as it is',
  'parse-cache-control':
    'states no license in its manifest; its LICENSE is BSD-3-Clause; lighthouse brings it',
  'spdx-exceptions': 'a list of names, read by a tool of Umi',
  'webpack-5-chain': 'composes the configuration of the build for Umi; used as it is',
  '@cspell/dict-django': 'A word list that cspell reads; nothing of it is part of the portal',
  '@cspell/dict-en-common-misspellings': 'A word list that cspell reads; nothing of it is part of the portal',
};

const matches = (pattern, name) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;

/** Whether an SPDX expression leaves a way that is allowed. */
function isAllowed(expression) {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed);
  return plain.split(' AND ').every((license) => ALLOWED.includes(license));
}

const { packages } = readLockfile();
const others = packages.filter(({ license }) => !isAllowed(license));
const unexplained = others.filter(
  ({ name }) => !Object.keys(EXCEPTIONS).some((pattern) => matches(pattern, name)),
);
const unused = Object.keys(EXCEPTIONS).filter(
  (pattern) => !others.some(({ name }) => matches(pattern, name)),
);
if (unexplained.length + unused.length > 0) {
  for (const { name, license } of unexplained)
    console.error(`${name}: ${license} is not allowed, and has no reason`);
  for (const pattern of unused) console.error(`${pattern}: needs no reason any more`);
  process.exit(1);
}

const counts = new Map();
for (const { license } of packages) counts.set(license, (counts.get(license) ?? 0) + 1);
const byCount = [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
const licensesOf = (pattern) => [
  ...new Set(others.filter(({ name }) => matches(pattern, name)).map(({ license }) => license)),
];
const text = `# Licenses

Written by \`npm run licenses\` from \`package-lock.json\`; a test compares, and refuses a license that is neither allowed nor explained below. \`npm run sbom\` lists every package with its license.

Allowed without a reason: ${ALLOWED.join(', ')}. Of a choice (OR) one must be, of several at once (AND) all.

| license | packages |
|---|---|
${byCount.map(([license, count]) => `| ${license} | ${count} |`).join('\n')}

## With a reason

| package | license | why it may stay |
|---|---|---|
${Object.entries(EXCEPTIONS)
  .map(([pattern, reason]) => `| \`${pattern}\` | ${licensesOf(pattern).join(', ')} | ${reason} |`)
  .join('\n')}
`;
const file = resolve(process.argv[2] ?? join(repository, 'docs/licenses.md'));
writeFileSync(file, text);
console.log(`${packages.length} packages in ${file}`);
