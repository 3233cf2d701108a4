/** Command line options of `npm run demo:rp`. */
import { parseArgs } from 'node:util';

const USAGE = 'Use: npm run demo:rp -- [the address of the portal] [--port 8090]';
const PORT_MAX = 65_535;

const wrong = (sentence) => new Error(`${sentence} ${USAGE}`);

/**
 * Reads the arguments after the script's name.
 * @param {string[]} args
 * @returns {{ portal: string, port: number }} throws an Error with a message for the user
 */
export function readOptions(args) {
  const { values, positionals } = parsed(args);
  const [portal = 'http://localhost:8000', ...rest] = positionals;
  if (rest.length > 0) throw wrong('There is one portal at a time.');
  const protocol = URL.canParse(portal) ? new URL(portal).protocol : '';
  if (!/^https?:$/.test(protocol)) throw wrong(`"${portal}" is no address of a portal.`);
  const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : Number.NaN;
  if (!(port <= PORT_MAX)) throw wrong(`"${values.port}" is no port: it is a number from 0 to ${PORT_MAX}.`);
  return { portal, port };
}

function parsed(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { port: { type: 'string', default: '8090' } },
    });
  } catch (error) {
    // Node's own hints on how to write an option would only lead further astray.
    throw wrong(`${error.message.split(/[.\n]/)[0]}.`);
  }
}
