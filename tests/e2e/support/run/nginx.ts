/** nginx with the configuration of config/nginx, on loopback and by whoever runs the tests. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const repository = join(__dirname, '../../../..');

/** Ms in which nginx is found, or installed on a machine that has none, and started. */
export const PREPARATION = 300_000;
/** Ms until nginx must listen. */
const START_MAX = 10_000;

export interface Nginx {
  origin: string;
  /** Where it listens by http and sends on to https; with TLS only. */
  plainOrigin: string;
  /** The folder that has the challenges of who gives certificates. */
  challenges: string;
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
  /** With TLS, as the comments of deployment/ say: certificate and key as PEM. */
  tls?: { certificate: string; key: string };
  /** Behind a balancer on this machine, which says in X-Forwarded-For whom it asks for. */
  isBalanced?: boolean;
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

/** The directives of a deployment file that stand there as comments. */
const uncomment = (text: string): string => text.replaceAll(/^# (?=.*[;{}]$)/gm, '');

/** Writes the configuration with this deployment's own files into a folder; all else is as it is delivered. */
function writeConfiguration(
  folder: string,
  { port, plainPort }: { port: number; plainPort: number },
  { api, readTimeout, tls, isBalanced }: Options,
  hasBrotli: boolean,
) {
  const conf = join(folder, 'conf');
  cpSync(join(repository, 'config/nginx'), conf, { recursive: true });
  const change = (file: string, changes: [from: RegExp, to: string][], prepare = (text: string) => text) => {
    const path = join(conf, file);
    const text = changes.reduce(
      (before, [from, to]) => {
        if (!from.test(before)) throw new Error(`${file} lacks ${from}`);
        return before.replaceAll(from, to);
      },
      prepare(readFileSync(path, 'utf8')),
    );
    writeFileSync(path, text);
  };
  change('deployment/http.conf', [
    [/^root .*;$/gm, `root ${join(repository, 'dist')};`],
    [/^ {4}server .*;$/gm, `    server ${api};`],
    [/^access_log \S+/gm, 'access_log access.log'],
    [/\/srv\/acme/g, join(folder, 'acme')],
    ...(isBalanced ? ([[/^# (set_real_ip_from|real_ip_header) /gm, '$1 ']] as [RegExp, string][]) : []),
    ...(isBalanced ? ([[/10\.0\.0\.7/g, '127.0.0.1']] as [RegExp, string][]) : []),
  ]);
  if (tls) {
    change(
      'deployment/listen.conf',
      [
        [/^listen 8080;\n/gm, ''],
        [/^listen 8443 /gm, `listen 127.0.0.1:${port} `],
        [/\/etc\/portal\/tls/g, folder],
      ],
      uncomment,
    );
    change('deployment/redirect.conf', [[/listen 8080;/g, `listen 127.0.0.1:${plainPort};`]], uncomment);
    writeFileSync(join(folder, 'fullchain.pem'), tls.certificate);
    writeFileSync(join(folder, 'key.pem'), tls.key);
  } else {
    change('deployment/listen.conf', [[/^listen .*;$/gm, `listen 127.0.0.1:${port};`]]);
  }
  if (readTimeout)
    change('portal/proxy.conf', [[/^proxy_read_timeout .*;$/gm, `proxy_read_timeout ${readTimeout};`]]);
  if (!hasBrotli) rmSync(join(conf, 'modules'), { recursive: true });
}

/** Starts nginx before the build in dist. Rejects, with nginx's words, where it does not start or warns of something. */
export async function startNginx(options: Options): Promise<Nginx> {
  const { nginx, isBrotliThere } = findNginx();
  const hasBrotli = isBrotliThere && !options.withoutBrotli;
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const port = await findPort();
  const plainPort = options.tls ? await findPort() : port;
  const challenges = join(folder, 'acme/.well-known/acme-challenge');
  mkdirSync(challenges, { recursive: true });
  writeConfiguration(folder, { port, plainPort }, options, hasBrotli);
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
  const [origin, plainOrigin] = [
    `http${options.tls ? 's' : ''}://127.0.0.1:${port}`,
    `http://127.0.0.1:${plainPort}`,
  ];
  return { origin, plainOrigin, challenges, hasBrotli, log, stop };
}
