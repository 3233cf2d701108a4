#!/usr/bin/env node
/**
 * Finds Chrome or Chromium, or gets one when the tests need it. An install of the project never does.
 * Run by itself it prints the browser's path.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const VARIABLES = ['PUPPETEER_EXECUTABLE_PATH', 'CHROME_PATH', 'CHROME'];

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const PLACES = {
  linux: ['/opt/google/chrome/chrome', '/snap/bin/chromium', '/usr/lib/chromium/chromium'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((name) => process.env[name])
    .filter(Boolean)
    .flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Chromium/Application/chrome.exe'),
    ]),
};

/** Names a downloaded browser has in puppeteer's cache, per system. */
const CACHED = ['chrome', 'chrome.exe', 'Google Chrome for Testing'];

function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Newest Chrome in puppeteer's cache, or undefined. */
function cached() {
  const folder = join(process.env.PUPPETEER_CACHE_DIR ?? join(homedir(), '.cache', 'puppeteer'), 'chrome');
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder, { recursive: true }).map((file) => join(folder, file));
  return files
    .filter((file) => CACHED.some((name) => file.endsWith(`/${name}`) || file.endsWith(`\\${name}`)))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .find(runs);
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => COMMANDS.map((command) => join(folder, command))).find(runs);
}

/** Path of a browser of this machine, or undefined. What the environment names comes first. */
export function findBrowser() {
  const named = VARIABLES.map((name) => process.env[name]).find((path) => path && runs(path));
  return named ?? cached() ?? onPath() ?? (PLACES[process.platform] ?? []).find(runs);
}

const PUPPETEER = ['npx', ['puppeteer', 'browsers', 'install', 'chrome']];
const APT_UPDATE = ['apt-get', ['update']];
const APT_INSTALL = ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']];

/** Ways to get one, in order: as root on Debian the package brings its libraries along, puppeteer's does not. */
function ways() {
  const debianRoot =
    process.platform === 'linux' && existsSync('/etc/debian_version') && process.getuid?.() === 0;
  return debianRoot ? [[APT_UPDATE, APT_INSTALL], [PUPPETEER]] : [[PUPPETEER]];
}

/** Whether every command of one way ended well. Their output is for people and goes to stderr. */
function succeed(commands) {
  return commands.every(([command, args]) => {
    const { status } = spawnSync(command, args, {
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
      env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: 'false', DEBIAN_FRONTEND: 'noninteractive' },
    });
    return status === 0;
  });
}

/** Path of a browser, fetched where there is none. Throws, saying what to do, where that fails too. */
export function getBrowser() {
  const found = findBrowser();
  if (found) return found;
  for (const commands of ways()) {
    const fetched = succeed(commands) ? findBrowser() : undefined;
    if (fetched) return fetched;
  }
  throw new Error(
    `The e2e tests need Chrome or Chromium and none was found. Install one, or name it in ${VARIABLES[0]}.`,
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(getBrowser());
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
