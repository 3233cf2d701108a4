#!/usr/bin/env node
/**
 * `npm run test:mutations`: takes each guard of docs/security.md away, one after the other, and runs the tests that
 * have to notice. `--help` lists the options.
 *
 * Exit codes: 0 every guard was missed, 1 one was not, 2 it could not run, 130 somebody stopped it.
 */
import { join } from 'node:path';
import { bundleModule, loadOnce, repository } from './serverParts.mjs';

const main = JSON.stringify(join(repository, 'scripts/mutations/main.ts'));
const bundle = await bundleModule(`export { main } from ${main};`, { name: 'mutations' });
const runner = await loadOnce(bundle);
// Whoever is told to stop still clears away what they have copied.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
process.exitCode = await runner.main(process.argv.slice(2), repository);
