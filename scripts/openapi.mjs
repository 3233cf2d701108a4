#!/usr/bin/env node
/**
 * `npm run openapi`: writes docs/openapi.json, the OpenAPI 3.1 description of the contract. `--print` writes it to the
 * standard output instead.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleModule, loadOnce, repository } from './serverParts.mjs';

const source = JSON.stringify(join(repository, 'scripts/openapi/document.ts'));
const bundle = await bundleModule(`export { createOpenApi } from ${source};`, { name: 'openapi' });
const { createOpenApi } = await loadOnce(bundle);
const { version } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
const text = `${JSON.stringify(createOpenApi(version), null, 1)}\n`;
if (process.argv.includes('--print')) process.stdout.write(text);
else writeFileSync(join(repository, 'docs/openapi.json'), text);
