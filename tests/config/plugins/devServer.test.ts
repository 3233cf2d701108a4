import fs, { mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, Server } from 'node:net';
import { join } from 'node:path';
import devServer from '../../../config/plugins/devServer';
import { makeFolder } from '../../support/folders';

const { listen } = Server.prototype;
const watch = jest.spyOn(fs, 'watch');

afterEach(() => {
  Server.prototype.listen = listen;
  for (const { value } of watch.mock.results) value.close();
  delete process.env.HOST;
});

/** Starts the plugin in a new project and returns the project's folder. */
function start(): string {
  const cwd = makeFolder();
  for (const path of ['config', 'src/domain']) mkdirSync(join(cwd, path), { recursive: true });
  writeFileSync(join(cwd, '.umirc.ts'), '');
  const api = { name: 'dev', cwd, onStart: (run: () => void) => run() };
  devServer(api as unknown as Parameters<typeof devServer>[0]);
  return cwd;
}

/** Returns the address on which a server listens that specifies only a port, as Umi's does. */
async function listenOnPort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, ready));
  const { address } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return address;
}

it('listens on loopback', async () => {
  start();
  expect(await listenOnPort()).toBe('127.0.0.1');
});

it.each(['0.0.0.0', '127.0.0.1'])('listens on HOST=%s', async (host) => {
  process.env.HOST = host;
  start();
  expect(await listenOnPort()).toBe(host);
});

it('marks the config file as changed after a change of a route table', async () => {
  const folder = start();
  const config = join(folder, '.umirc.ts');
  utimesSync(config, new Date(0), new Date(0));
  writeFileSync(join(folder, 'config/routes.ts'), 'export default [];');
  while (statSync(config).mtimeMs === 0) await new Promise((done) => setTimeout(done, 20));
});
