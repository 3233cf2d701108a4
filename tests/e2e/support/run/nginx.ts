/** Runs nginx with the configuration of config/nginx, on loopback and as the current user. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const repository = join(__dirname, '../../../..');

/** The address of the file of the build in dist whose name matches; names contain hashes. */
export const findBuilt = (name: RegExp): string =>
  `/${readdirSync(join(repository, 'dist')).find((file) => name.test(file)) as string}`;

/** Time limit (ms) for finding nginx, installing it if it is missing, and starting it. */
export const NGINX_START_TIMEOUT = 300_000;
/** Time limit (ms) until nginx listens. */
const LISTEN_TIMEOUT = 10_000;

export interface Nginx {
  origin: string;
  /** Origin that redirects from http to https; with TLS only. */
  plainOrigin: string;
  /** The folder for the challenges of the certificate authority (ACME). */
  challenges: string;
  hasBrotli: boolean;
  /** The access log so far. */
  log: () => string;
  stop: () => Promise<void>;
}

interface Options {
  /** Address of the API, as `host:port`. */
  api: string;
  /** Time limit for responses of the API (nginx syntax), in place of that in portal/proxy.conf. */
  readTimeout?: string;
  /** Time limit for receiving a request (nginx syntax), in place of the 15 seconds in portal/requests.conf. */
  clientTimeout?: string;
  /** Runs without the Brotli module, as on a machine that lacks it. */
  withoutBrotli?: boolean;
  /** Enables TLS as described in the comments of deployment/; certificate and key as PEM. */
  tls?: { certificate: string; key: string };
  /** Runs behind a load balancer on this machine, which names the client in X-Forwarded-For. */
  isBalanced?: boolean;
}

/** Returns the path of nginx on this machine. Throws with installation instructions if nginx is missing and cannot be installed. */
function findNginx(): { nginx: string; isBrotliThere: boolean } {
  const script = join(repository, 'scripts/shared/findNginx.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  const [nginx = '', brotli] = stdout.split('\n').filter(Boolean);
  if (status !== 0) throw new Error(stderr);
  return { nginx, isBrotliThere: brotli !== undefined };
}

/** Finds a free port. */
async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Whether a server listens on the port. */
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

/** Enables the directives of a deployment file that are commented out. */
const uncomment = (text: string): string => text.replaceAll(/^# (?=.*[;{}]$)/gm, '');

/** Writes the configuration with the values of this run into a folder; everything else stays as delivered. */
function writeConfiguration(
  folder: string,
  { port, plainPort }: { port: number; plainPort: number },
  { api, readTimeout, clientTimeout, tls, isBalanced }: Options,
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
  if (clientTimeout)
    change('portal/requests.conf', [
      [/^client_header_timeout 15s;$/gm, `client_header_timeout ${clientTimeout};`],
      [/^client_body_timeout 15s;$/gm, `client_body_timeout ${clientTimeout};`],
    ]);
  if (!hasBrotli) rmSync(join(conf, 'modules'), { recursive: true });
}

/** Starts nginx for the build in dist. Rejects with nginx's messages if it does not start or prints a warning. */
export async function startNginx(options: Options): Promise<Nginx> {
  const { nginx, isBrotliThere } = findNginx();
  const hasBrotli = isBrotliThere && !options.withoutBrotli;
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const port = await findPort();
  const plainPort = options.tls ? await findPort() : port;
  const challenges = join(folder, 'acme/.well-known/acme-challenge');
  mkdirSync(challenges, { recursive: true });
  writeConfiguration(folder, { port, plainPort }, options, hasBrotli);
  // A single process keeps the permissions of the current user and ends with one signal.
  const globals = 'daemon off; master_process off;';
  const child = spawn(
    nginx,
    ['-p', folder, '-c', join(folder, 'conf/nginx.conf'), '-e', 'stderr', '-g', globals],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let errorOutput = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errorOutput += text;
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true });
  };
  const deadline = Date.now() + LISTEN_TIMEOUT;
  while (!(await isOpen(port))) {
    if (child.exitCode !== null || Date.now() > deadline) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  if (errorOutput || child.exitCode !== null || !(await isOpen(port))) {
    await stop();
    throw new Error(`nginx did not start, or printed a warning: ${errorOutput}`);
  }
  const log = () => readFileSync(join(folder, 'access.log'), 'utf8');
  const [origin, plainOrigin] = [
    `http${options.tls ? 's' : ''}://127.0.0.1:${port}`,
    `http://127.0.0.1:${plainPort}`,
  ];
  return { origin, plainOrigin, challenges, hasBrotli, log, stop };
}
