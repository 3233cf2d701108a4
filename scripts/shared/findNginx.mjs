/**
 * Finds nginx, or installs Debian's package. Run as a script, it prints the paths of nginx and of the brotli
 * module.
 */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { APT_UPDATE, aptInstall, findOnPath, isDebianRoot, runCommands } from './findBrowser.mjs';

const VARIABLE = 'NGINX_PATH';
/** Folders that are often only in the PATH of root. */
const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/nginx/sbin/nginx'];
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];
/**
 * The first try skips the update of the lists. The newest Debian has no brotli module: nginx alone comes
 * last.
 */
const INSTALLATIONS = [
  [aptInstall(...PACKAGES)],
  [APT_UPDATE, aptInstall(...PACKAGES)],
  [aptInstall('nginx')],
];

/** Debian runs this script before it starts an installed service; exit code 101 forbids it: deb-systemd-invoke(1). */
const POLICY = '/usr/sbin/policy-rc.d';

/** Returns the path of this machine's nginx, or undefined. The environment variable takes precedence. */
function findNginx() {
  return [process.env[VARIABLE], findOnPath(['nginx']), ...PLACES].find((path) => path && existsSync(path));
}

/** Installs nginx without starting its service; the tests start their own. */
function installNginx() {
  const isPolicyMissing = !existsSync(POLICY);
  if (isPolicyMissing) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return INSTALLATIONS.some(runCommands);
  } finally {
    if (isPolicyMissing) rmSync(POLICY);
  }
}

/** Only one apt can run: parallel test files wait for the lock and then find nginx installed. */
const INSTALL = '--install';
const installInTurn = () => {
  const lock = join(tmpdir(), 'portal-nginx.lock');
  return runCommands([['flock', [lock, process.execPath, fileURLToPath(import.meta.url), INSTALL]]]);
};

/** Returns the path of nginx; installs it if there is none. Throws if that fails. */
function getNginx() {
  const path = findNginx() ?? (isDebianRoot() && installInTurn() ? findNginx() : undefined);
  if (path) return path;
  throw new Error(
    `The test of config/nginx needs nginx 1.22 or newer, which was not found. Install it (on Debian: \`apt-get install ${PACKAGES.join(' ')}\`), or set ${VARIABLE} to its path.`,
  );
}

if (process.argv[2] === INSTALL) process.exit(findNginx() || installNginx() ? 0 : 1);
try {
  console.log([getNginx(), ...[BROTLI].filter((module) => existsSync(module))].join('\n'));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
