#!/usr/bin/env node
/** `npm run openapi`: writes docs/openapi.json, the OpenAPI 3.1 description of the contract. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleModule, loadOnce, repository } from './serverParts.mjs';

const source = JSON.stringify(join(repository, 'scripts/openapi/document.ts'));
const bundle = await bundleModule(`export { createOpenApi } from ${source};`, { name: 'openapi' });
const { createOpenApi } = await loadOnce(bundle);
const { version } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
writeFileSync(join(repository, 'docs/openapi.json'), `${JSON.stringify(createOpenApi(version), null, 2)}\n`);
