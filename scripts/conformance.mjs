#!/usr/bin/env node
/**
 * `npm run conformance`: checks a server against the contract of docs/api.md and reports the differences
 * (docs/conformance.md). `--help` lists the options.
 *
 *   npm run conformance -- https://portal.example.com --account demo
 *
 * Exit codes: 0 all checks passed, 1 findings, 2 the run could not be completed, 130 after Ctrl-C.
 */
import { join } from 'node:path';
import { bundleModule, loadOnce, repository } from './shared/serverParts.mjs';

const main = JSON.stringify(join(repository, 'scripts/conformance/main.ts'));
const bundle = await bundleModule(`export { main } from ${main};`, { name: 'conformance' });
const { main: checkServer } = await loadOnce(bundle);
process.exitCode = await checkServer(process.argv.slice(2));
