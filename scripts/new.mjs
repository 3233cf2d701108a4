#!/usr/bin/env node
/**
 * `npm run new`: generates a screen, an endpoint, a verification channel or a provider, and lists the places where the
 * developer has to decide something. The generated code compiles and passes its tests.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Changes, InputError } from './new/changes.mjs';
import * as channel from './new/channel.mjs';
import * as endpoint from './new/endpoint.mjs';
import * as provider from './new/provider.mjs';
import * as screen from './new/screen.mjs';

const kinds = {
  screen: { add: screen.addScreen, usage: screen.usage },
  endpoint: { add: endpoint.addEndpoint, usage: endpoint.usage },
  channel: { add: channel.addChannel, usage: channel.usage },
  provider: { add: provider.addProvider, usage: provider.usage },
};

const USAGE = `npm run new -- KIND NAME [options]

${Object.values(kinds)
  .map(({ usage }) => `  ${usage}`)
  .join('\n')}`;

function generate() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      under: { type: 'string' },
      table: { type: 'boolean', default: false },
      area: { type: 'string' },
      for: { type: 'string' },
      root: { type: 'string', default: join(import.meta.dirname, '..') },
      help: { type: 'boolean', default: false },
    },
  });
  const [kind = '', name] = positionals;
  if (values.help) return console.log(USAGE);
  if (!Object.hasOwn(kinds, kind) || !name || positionals.length > 2) throw new InputError(USAGE);

  const changes = new Changes(values.root);
  const tests = kinds[kind].add(changes, name, values);
  const files = changes.write();
  const run = (command, ...args) =>
    execFileSync(process.execPath, [command, ...args], {
      cwd: values.root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...files);
  const description = 'docs/openapi.json';
  const before = changes.read(description);
  run('scripts/openapi.mjs');

  const written = changes.read(description) === before ? files : [...files, description];
  const indent = (lines, spaces) => lines.map((line) => `${spaces}${line}`).join('\n');
  console.log(`${written.length} files:\n${indent(written, '  ')}\n`);
  console.log('To decide:');
  for (const [decision, places] of changes.decisions()) {
    console.log([`- ${decision}`, ...(places.length > 0 ? [indent(places, '    ')] : [])].join('\n'));
  }
  console.log(`
npm start shows the result. After a change of the contract, run npm run openapi. This checks all but the journeys:
  npm run check -- ${tests.join(' ')}`);
}

try {
  generate();
} catch (error) {
  if (!(error instanceof InputError) && error.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw error;
  console.error(error.message);
  process.exitCode = 2;
}
