#!/usr/bin/env node
/**
 * `npm run bench`: measures how fast the portal's pages come and can be used, against a page without script, and prints
 * tables for docs/performance.md. `--help` lists the options.
 *
 * Exit codes: 0 measured, 1 a page never became usable, 2 it could not run.
 */
import { join } from 'node:path';
import { getBrowser, isHeadlessShell } from './findBrowser.mjs';
import { listen, startServer } from './serve.mjs';
import { bundleModule, loadOnce, repository } from './serverParts.mjs';

/** What the bench does not expect must not look like a page that never became usable. */
process.on('uncaughtException', (error) => {
  console.error(error);
  process.exit(2);
});

const main = JSON.stringify(join(repository, 'scripts/bench/main.ts'));
const bundle = await bundleModule(`export { main } from ${main};`, { name: 'bench' });
const bench = await loadOnce(bundle);
const tools = { repository, startServer, listen, getBrowser, isHeadlessShell };
process.exitCode = await bench.main(process.argv.slice(2), tools);
