#!/usr/bin/env node
/**
 * Finds Chrome or Chromium, and downloads it if the tests need it. Installing the project does not download it. A
 * headless shell, which is Chromium without windows, comes first because the journeys run faster in it. Run as a
 * script, it prints the browser's path.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const VARIABLES = ['PUPPETEER_EXECUTABLE_PATH', 'CHROME_PATH', 'CHROME'];

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

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

/** Firefox, for the journeys in a second browser. */
const FIREFOX_VARIABLE = 'FIREFOX_PATH';
const FIREFOXES = ['firefox-esr', 'firefox'];
const FIREFOX_PLACES = {
  linux: ['/usr/lib/firefox-esr/firefox-esr', '/snap/bin/firefox'],
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)']
    .map((name) => process.env[name])
    .filter(Boolean)
    .map((folder) => join(folder, 'Mozilla Firefox/firefox.exe')),
};

/** Names that downloaded browsers have in puppeteer's cache, per folder there. */
const CACHED = {
  'chrome-headless-shell': ['chrome-headless-shell', 'chrome-headless-shell.exe'],
  chrome: ['chrome', 'chrome.exe', 'Google Chrome for Testing'],
  firefox: ['firefox', 'firefox.exe'],
};

/** Whether the browser is Chromium without windows. */
export const isHeadlessShell = (path) => /headless[-_]shell/.test(basename(path));

function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The newest in this folder of puppeteer's cache, or undefined. */
function findCached(kind) {
  const folder = join(process.env.PUPPETEER_CACHE_DIR ?? join(homedir(), '.cache', 'puppeteer'), kind);
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder, { recursive: true }).map((file) => join(folder, file));
  return files
    .filter((file) => CACHED[kind].includes(basename(file)))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .find(runs);
}

/** Path of the first of these commands that is there, or undefined. */
export function findOnPath(commands) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => commands.map((command) => join(folder, command))).find(runs);
}

const findShell = () => findCached('chrome-headless-shell') ?? findOnPath(SHELLS);
const findWithWindows = () =>
  findCached('chrome') ?? findOnPath(BROWSERS) ?? (PLACES[process.platform] ?? []).find(runs);

/**
 * Path of a browser of this machine, or undefined. What the environment names comes first; `visible` asks for one with
 * windows.
 */
export function findBrowser({ visible = false } = {}) {
  const named = VARIABLES.map((name) => process.env[name]).find((path) => path && runs(path));
  return named ?? (visible ? undefined : findShell()) ?? findWithWindows();
}

const PUPPETEER = ['npx', ['puppeteer', 'browsers', 'install', 'chrome-headless-shell']];
const APT_UPDATE = ['apt-get', ['update']];
const APT_INSTALL = ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']];
/** Used where Debian has no package of the headless shell. */
const APT_INSTALL_WHOLE = ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']];

/** Whether packages of Debian can be installed. */
export const isDebianRoot = () =>
  process.platform === 'linux' && existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Ways to get one, in order: as root on Debian the package brings its libraries along, puppeteer's does not. */
function ways() {
  return isDebianRoot() ? [[APT_UPDATE, APT_INSTALL], [APT_INSTALL_WHOLE], [PUPPETEER]] : [[PUPPETEER]];
}

/** Whether every command of one way ended well. Their output is for people and goes to stderr. */
export function succeed(commands) {
  return commands.every(([command, args]) => {
    const { status } = spawnSync(command, args, {
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
      env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: 'false', DEBIAN_FRONTEND: 'noninteractive' },
    });
    return status === 0;
  });
}

/** Returns the path of a browser; installs a headless one if there is none. Throws with the remedy if that fails. */
export function getBrowser({ visible = false } = {}) {
  const found = findBrowser({ visible });
  if (found) return found;
  for (const commands of visible ? [] : ways()) {
    const fetched = succeed(commands) ? findBrowser() : undefined;
    if (fetched) return fetched;
  }
  throw new Error(
    `The e2e tests need Chrome or Chromium and none was found. Install one, or name it in ${VARIABLES[0]}.`,
  );
}

/** Returns the path of this machine's Firefox, or undefined. The environment variable takes precedence. */
export function findFirefox() {
  const named = process.env[FIREFOX_VARIABLE];
  if (named && runs(named)) return named;
  return (
    findOnPath(FIREFOXES) ?? (FIREFOX_PLACES[process.platform] ?? []).find(runs) ?? findCached('firefox')
  );
}

/** Returns the path of a Firefox; installs one if there is none. Throws with the remedy if that fails. */
export function getFirefox() {
  const found = findFirefox();
  if (found) return found;
  const install = ['apt-get', ['install', '-y', '--no-install-recommends', 'firefox-esr']];
  const download = ['npx', ['puppeteer', 'browsers', 'install', 'firefox']];
  for (const commands of isDebianRoot() ? [[APT_UPDATE, install], [download]] : [[download]]) {
    const fetched = succeed(commands) ? findFirefox() : undefined;
    if (fetched) return fetched;
  }
  throw new Error(
    `These journeys need Firefox and none was found. Install it (Debian: apt-get install firefox-esr), or name it in ${FIREFOX_VARIABLE}.`,
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
