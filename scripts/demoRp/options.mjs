/** Command line options of `npm run demo:rp`. */
import { parseArgs } from 'node:util';
import { readPort } from '../shared/port.mjs';

const USAGE = 'Use: npm run demo:rp -- [the address of the portal] [--port 8090]';

const toUsageError = (sentence) => new Error(`${sentence} ${USAGE}`);

/**
 * Reads the arguments after the script's name.
 * @param {string[]} args
 * @returns {{ portal: string, port: number }}
 * @throws {Error} with one sentence and the usage
 */
export function readOptions(args) {
  const options = { port: { type: 'string', default: '8090' } };
  const { values, positionals } = withUsage(() => parseArgs({ args, allowPositionals: true, options }));
  const [portal = 'http://localhost:8000', ...rest] = positionals;
  if (rest.length > 0) throw toUsageError('There is one portal at a time.');
  const protocol = URL.canParse(portal) ? new URL(portal).protocol : '';
  if (!/^https?:$/.test(protocol)) throw toUsageError(`"${portal}" is no address of a portal.`);
  return { portal, port: withUsage(() => readPort(values.port)) };
}

/** Returns the result of `read`. Replaces its error by one with the first sentence of the message and the usage. */
function withUsage(read) {
  try {
    return read();
  } catch (error) {
    throw toUsageError(`${error.message.split(/[.\n]/)[0]}.`);
  }
}
