#!/usr/bin/env node
/**
 * Finds nginx, or gets Debian's when its test needs it. An install of the project never does. Run by itself, it prints
 * the path, and on a line of its own that of the module for brotli where there is one.
 */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findOnPath, isDebianRoot, succeed } from './findBrowser.mjs';

const VARIABLE = 'NGINX_PATH';
/** Of root alone in many a PATH. */
const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/nginx/sbin/nginx'];
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const APT_UPDATE = ['apt-get', ['update']];
const install = (...packages) => ['apt-get', ['install', '-y', '--no-install-recommends', ...packages]];
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];
/** Tries without updating the package lists first; the newest Debian has no brotli module, so nginx alone comes last. */
const WAYS = [[install(...PACKAGES)], [APT_UPDATE, install(...PACKAGES)], [install('nginx')]];

/** Debian runs this script before it starts an installed service; exit code 101 forbids it: deb-systemd-invoke(1). */
const POLICY = '/usr/sbin/policy-rc.d';

/** Returns the path of this machine's nginx, or undefined. The environment variable takes precedence. */
function findNginx() {
  const named = process.env[VARIABLE];
  return [named, findOnPath(['nginx']), ...PLACES].find((path) => path && existsSync(path));
}

/** Installs nginx without starting its service; the tests start their own. */
function installNginx() {
  const isOpen = !existsSync(POLICY);
  if (isOpen) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return WAYS.some(succeed);
  } finally {
    if (isOpen) rmSync(POLICY);
  }
}

/** Only one apt can run: parallel test files wait for the lock and then find nginx installed. */
const INSTALL = '--install';
const installOnce = () => {
  const lock = join(tmpdir(), 'portal-nginx.lock');
  return succeed([['flock', [lock, process.execPath, fileURLToPath(import.meta.url), INSTALL]]]);
};

/** Returns the path of nginx; installs it if there is none. Throws with the remedy if that fails. */
function getNginx() {
  const found = findNginx() ?? (isDebianRoot() && installOnce() ? findNginx() : undefined);
  if (found) return found;
  throw new Error(
    `The test of config/nginx needs nginx 1.22 or newer and none was found. Install it (on Debian: \`apt-get install ${PACKAGES.join(' ')}\`), or name it in ${VARIABLE}.`,
  );
}

if (process.argv[2] === INSTALL) process.exit(findNginx() || installNginx() ? 0 : 1);
try {
  console.log([getNginx(), ...[BROTLI].filter((module) => existsSync(module))].join('\n'));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
