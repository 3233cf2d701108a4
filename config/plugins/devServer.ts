import { utimesSync, watch } from 'node:fs';
import { Server } from 'node:net';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';

/** Umi listens on every network interface, whatever HOST says; the mock portal is for this machine by default. */
function listenOn(host: string) {
  const { listen } = Server.prototype;
  Server.prototype.listen = function (this: Server, ...given: unknown[]) {
    const [port, ready] = given;
    const args = typeof port === 'number' && typeof ready === 'function' ? [port, host, ready] : given;
    return listen.apply(this, args as Parameters<typeof listen>);
  } as typeof listen;
}

/** Folders with the route tables and the channels that have routes. */
const WATCHED = ['config', 'src/domain'];
const IS_TABLE = /(?:routes|channels)\.ts$/i;
const PAUSE = 100;

/**
 * Umi watches its own config file, but not the route tables, which plugins have loaded before. A changed table is
 * forgotten, and the config file is marked as changed.
 */
function reloadRoutes(cwd: string) {
  const folders = WATCHED.map((folder) => join(cwd, folder, '/'));
  const reload = () => {
    const isOfTables = (file: string) => folders.some((folder) => file.startsWith(folder));
    for (const file of Object.keys(require.cache).filter(isOfTables)) delete require.cache[file];
    utimesSync(join(cwd, '.umirc.ts'), new Date(), new Date());
  };
  let timer: NodeJS.Timeout | undefined;
  for (const folder of folders) {
    watch(folder, { persistent: false }, (_event, name) => {
      if (!name || !IS_TABLE.test(name)) return;
      clearTimeout(timer);
      timer = setTimeout(reload, PAUSE);
    });
  }
}

/** Additions to Umi's development server: it listens on HOST or loopback, and reloads the route tables. */
export default (api: IApi) => {
  api.onStart(() => {
    if (api.name !== 'dev') return;
    listenOn(process.env.HOST || '127.0.0.1');
    reloadRoutes(api.cwd);
  });
};
