/** Command line options of `npm run demo:rp`. */
import { parseArgs } from 'node:util';
import { readPort } from './port.mjs';

const USAGE = 'Use: npm run demo:rp -- [the address of the portal] [--port 8090]';

const wrong = (sentence) => new Error(`${sentence} ${USAGE}`);

/**
 * Reads the arguments after the script's name.
 * @param {string[]} args
 * @returns {{ portal: string, port: number }} throws an Error with a message for the user
 */
export function readOptions(args) {
  const options = { port: { type: 'string', default: '8090' } };
  const { values, positionals } = tried(() => parseArgs({ args, allowPositionals: true, options }));
  const [portal = 'http://localhost:8000', ...rest] = positionals;
  if (rest.length > 0) throw wrong('There is one portal at a time.');
  const protocol = URL.canParse(portal) ? new URL(portal).protocol : '';
  if (!/^https?:$/.test(protocol)) throw wrong(`"${portal}" is no address of a portal.`);
  return { portal, port: tried(() => readPort(values.port)) };
}

/** Returns what `read` returns. If it throws, keeps the first sentence of the message and adds the usage. */
function tried(read) {
  try {
    return read();
  } catch (error) {
    throw wrong(`${error.message.split(/[.\n]/)[0]}.`);
  }
}
