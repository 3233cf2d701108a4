/** Runs `npm run demo:rp`. */
import { join } from 'node:path';
import { runServer, type Server } from '../run/server';

const script = join(__dirname, '../../../../scripts/demoRp.mjs');

/** Starts the demo application for a portal, on a free port. */
export const demoApplication = (portal: string): Promise<Server> => runServer(script, portal, '--port', '0');
