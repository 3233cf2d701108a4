/** `npm run demo:rp`, as somebody who tries it out starts it. */
import { join } from 'node:path';
import { runServer, type Server } from '../run/server';

const script = join(__dirname, '../../../../scripts/demoRp.mjs');

/** Starts it for a portal, on any free port. */
export const demoApplication = (portal: string): Promise<Server> => runServer(script, portal, '--port', '0');
