#!/usr/bin/env node
/** `npm run openapi`: writes docs/openapi.json. `--print` prints it instead. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadTypeScript, repository } from './shared/serverParts.mjs';

const { createOpenApi } = await loadTypeScript('scripts/openapi/document.ts');
const { version } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
/** Returns JSON with one line for each operation and component, so that a diff shows the changed ones. */
function write(value, levels = 3, indent = '') {
  if (levels === 0 || typeof value !== 'object' || Array.isArray(value)) return JSON.stringify(value);
  const inner = `${indent} `;
  const lines = Object.entries(value).map(
    ([name, part]) => `${inner}${JSON.stringify(name)}: ${write(part, levels - 1, inner)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

const text = `${write(createOpenApi(version))}\n`;
if (process.argv.includes('--print')) process.stdout.write(text);
else writeFileSync(join(repository, 'docs/openapi.json'), text);
