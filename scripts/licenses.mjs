#!/usr/bin/env node
/**
 * Writes docs/licenses.md: the packages of package-lock.json whose license needs a reason. Fails, and names them, if a
 * package has a license that is neither allowed nor explained.
 *
 *   npm run licenses [-- FILE]
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readLockfile } from './shared/lockfile.mjs';
import { repository } from './shared/serverParts.mjs';

/** Licenses that require at most to name the authors. */
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
    'a tool for developers that Umi installs; switched off, and in no build, as a test proves',
  'axe-core': 'finds violations of WCAG in the end-to-end tests; used unchanged',
  'caniuse-lite': 'data about browsers, which the build reads',
  'lightningcss*': 'minifies style sheets for Umi in the build; used unchanged',
  'parse-cache-control':
    'states no license in its manifest; its LICENSE is BSD-3-Clause; lighthouse brings it',
  'spdx-exceptions': 'a list of names, read by a tool of Umi',
  'webpack-5-chain': 'composes the configuration of the build for Umi; used unchanged',
  '@cspell/dict-django': 'a word list that cspell reads; not part of the portal',
  '@cspell/dict-en-common-misspellings': 'a word list that cspell reads; not part of the portal',
};

const matches = (pattern, name) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;

/** Returns whether an SPDX expression permits a use under allowed licenses. */
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
    console.error(
      `${name}: ${license} is not allowed. Replace the package, or add it with a reason to EXCEPTIONS.`,
    );
  for (const pattern of unused) console.error(`${pattern}: needs no exception. Remove it from EXCEPTIONS.`);
  process.exit(1);
}

const licensesOf = (pattern) => [
  ...new Set(others.filter(({ name }) => matches(pattern, name)).map(({ license }) => license)),
];
const text = `# Licenses

Written by \`npm run licenses\` from \`package-lock.json\`; a test compares, and refuses a license that is neither allowed nor explained below. \`npm run sbom\` lists every package with its license.

Allowed without a reason: ${ALLOWED.join(', ')}. Of a choice (OR) one must be, of several at once (AND) all.

| package | license | why it may stay |
|---|---|---|
${Object.entries(EXCEPTIONS)
  .map(([pattern, reason]) => `| \`${pattern}\` | ${licensesOf(pattern).join(', ')} | ${reason} |`)
  .join('\n')}
`;
const file = resolve(process.argv[2] ?? join(repository, 'docs/licenses.md'));
writeFileSync(file, text);
console.log(`${packages.length} packages in ${file}`);
