#!/usr/bin/env node
/**
 * `npm run conformance`: checks a server against the contract of docs/api.md and reports the differences
 * (docs/conformance.md). `--help` lists the options.
 *
 *   npm run conformance -- https://portal.example.com --account demo
 *
 * Exit codes: 0 all checks passed, 1 findings, 2 the run could not be completed, 130 after Ctrl-C.
 */
import { loadTypeScript } from './shared/serverParts.mjs';

const { main } = await loadTypeScript('scripts/conformance/main.ts');
process.exitCode = await main(process.argv.slice(2));
