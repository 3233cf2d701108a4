/** nginx with the configuration of config/nginx, on loopback and by whoever runs the tests. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type RequestListener, request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const repository = join(__dirname, '../../..');

/** Ms until nginx must listen. */
const START_MAX = 10_000;

export interface Nginx {
  origin: string;
  hasBrotli: boolean;
  /** The lines of its access log so far. */
  log: () => string;
  stop: () => Promise<void>;
}

interface Options {
  /** Address of the API, as `host:port`. */
  api: string;
  /** How long the API may take, instead of what portal/proxy.conf says. */
  readTimeout?: string;
  /** Without the module, as on a machine that has none. */
  withoutBrotli?: boolean;
}

/** This machine's nginx. Throws, saying what to install, where there is none and none can be had. */
function findNginx(): { nginx: string; isBrotliThere: boolean } {
  const script = join(repository, 'scripts/findNginx.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  const [nginx = '', brotli] = stdout.split('\n').filter(Boolean);
  if (status !== 0) throw new Error(stderr);
  return { nginx, isBrotliThere: brotli !== undefined };
}

/** A port that nobody listens on. */
async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Whether somebody listens there. */
async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Writes the configuration with this deployment's own files into a folder; all else is as it is delivered. */
function writeConfiguration(folder: string, port: number, { api, readTimeout }: Options, hasBrotli: boolean) {
  cpSync(join(repository, 'config/nginx'), folder, { recursive: true });
  const change = (file: string, changes: [from: RegExp, to: string][]) => {
    const path = join(folder, file);
    const text = changes.reduce(
      (before, [from, to]) => {
        if (!from.test(before)) throw new Error(`${file} lacks ${from}`);
        return before.replace(from, to);
      },
      readFileSync(path, 'utf8'),
    );
    writeFileSync(path, text);
  };
  change('deployment/http.conf', [
    [/^root .*;$/m, `root ${join(repository, 'dist')};`],
    [/^ {4}server .*;$/m, `    server ${api};`],
    [/^access_log \S+/m, 'access_log access.log'],
  ]);
  change('deployment/listen.conf', [[/^listen .*;$/m, `listen 127.0.0.1:${port};`]]);
  if (readTimeout)
    change('portal/proxy.conf', [[/^proxy_read_timeout .*;$/m, `proxy_read_timeout ${readTimeout};`]]);
  if (!hasBrotli) rmSync(join(folder, 'modules'), { recursive: true });
}

/** Starts nginx before the build in dist. Rejects, with nginx's words, where it does not start or warns of something. */
export async function startNginx(options: Options): Promise<Nginx> {
  const { nginx, isBrotliThere } = findNginx();
  const hasBrotli = isBrotliThere && !options.withoutBrotli;
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const port = await findPort();
  writeConfiguration(join(folder, 'conf'), port, options, hasBrotli);
  // One process: it keeps the rights of whoever starts it, and ends with its only signal.
  const globals = 'daemon off; master_process off;';
  const child = spawn(
    nginx,
    ['-p', folder, '-c', join(folder, 'conf/nginx.conf'), '-e', 'stderr', '-g', globals],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words += text;
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true });
  };
  const deadline = Date.now() + START_MAX;
  while (!(await isOpen(port))) {
    if (child.exitCode !== null || Date.now() > deadline) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  if (words || child.exitCode !== null || !(await isOpen(port))) {
    await stop();
    throw new Error(`nginx did not start as it should: ${words}`);
  }
  const log = () => readFileSync(join(folder, 'access.log'), 'utf8');
  return { origin: `http://127.0.0.1:${port}`, hasBrotli, log, stop };
}

export interface Answer {
  status: number;
  /** Each header with all its lines. */
  headers: Record<string, string[]>;
  body: Buffer;
}

interface Asking {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

/** Sends a request just as it is written: fetch would mend paths, and set headers of its own. */
export function asks(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: Asking = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, method, headers, agent: false }, async (res) => {
      const parts: Buffer[] = [];
      for await (const part of res) parts.push(part);
      const lines = Object.entries(res.headersDistinct).map(([name, values = []]) => [name, values]);
      resolve({
        status: res.statusCode ?? 0,
        headers: Object.fromEntries(lines),
        body: Buffer.concat(parts),
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}

/** Another API behind nginx, made up for a test: its address, and how to stop it. */
export async function startApi(listener: RequestListener) {
  const server = createHttpServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
