import { utimesSync, watch } from 'node:fs';
import { Server } from 'node:net';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';

/** Makes servers listen on this host. Umi ignores HOST and listens on every interface, which would expose the mock. */
function listenOn(host: string) {
  const { listen } = Server.prototype;
  Server.prototype.listen = function (this: Server, ...parameters: unknown[]) {
    const [port, onListening] = parameters;
    const args =
      typeof port === 'number' && typeof onListening === 'function' ? [port, host, onListening] : parameters;
    return listen.apply(this, args as Parameters<typeof listen>);
  } as typeof listen;
}

/** Folders with the route tables and the channels that have routes. */
const WATCHED = ['config', 'src/domain'];
const IS_TABLE = /(?:routes|channels)\.ts$/i;
/** Changes within this time (ms) cause one reload. */
const PAUSE = 100;

/**
 * Reloads changed route tables. Umi watches its config file, but not the tables, which plugins have already loaded. A
 * change removes them from the module cache and updates the time of the config file.
 */
function reloadRoutes(cwd: string) {
  const folders = WATCHED.map((folder) => join(cwd, folder, '/'));
  const reload = () => {
    const isInFolders = (file: string) => folders.some((folder) => file.startsWith(folder));
    for (const file of Object.keys(require.cache).filter(isInFolders)) delete require.cache[file];
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

/** Umi plugin. Makes the development server listen on HOST or loopback, and reload changed route tables. */
export default (api: IApi) => {
  api.onStart(() => {
    if (api.name !== 'dev') return;
    listenOn(process.env.HOST || '127.0.0.1');
    reloadRoutes(api.cwd);
  });
};
