/** Generates a screen, an endpoint, a verification channel or a provider. */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { Changes, InputError } from './changes.mjs';
import * as channel from './channel.mjs';
import * as endpoint from './endpoint.mjs';
import * as provider from './provider.mjs';
import * as screen from './screen.mjs';

const kinds = { screen, endpoint, channel, provider };

const USAGE = `npm run new -- KIND NAME [options]

${Object.values(kinds)
  .map(({ usage }) => `  ${usage}`)
  .join('\n')}`;

/**
 * Writes the files of a command.
 * @param {string[]} args the arguments after the script's name
 * @param {string} root the repository's folder
 * @returns {string} the text to print: the written files, the places where the developer has to decide something, and
 *   the command that runs the tests
 * @throws {InputError} if the developer has to correct the command
 */
export function generate(args, root) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      under: { type: 'string' },
      table: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [kind = '', name] = positionals;
  if (values.help) return USAGE;
  if (!Object.hasOwn(kinds, kind) || !name || positionals.length > 2) throw new InputError(USAGE);

  const changes = new Changes(root);
  const tests = kinds[kind].add(changes, name, values);
  const files = changes.write();
  const run = (command, ...options) =>
    execFileSync(process.execPath, [command, ...options], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...files);
  run('scripts/openapi.mjs');

  const indent = (lines) => lines.map((line) => `  ${line}`);
  return [
    `${files.length} files, and docs/openapi.json:`,
    ...indent(files),
    '',
    'To decide:',
    ...indent(changes.decisions()),
    '',
    'npm start shows the result. After a change of the contract, run npm run openapi. This checks all but the journeys:',
    `  npm run check -- ${tests.join(' ')}`,
  ].join('\n');
}
