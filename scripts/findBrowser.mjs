#!/usr/bin/env node
/**
 * Finds Chrome or Chromium, and downloads it if the tests need it. A headless shell, which is Chromium
 * without windows, comes first because the journeys run faster in it. Run as a script, it prints the
 * browser's path.
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

/** File names of the downloaded browsers, by their folder in puppeteer's cache. */
const CACHED = {
  'chrome-headless-shell': ['chrome-headless-shell', 'chrome-headless-shell.exe'],
  chrome: ['chrome', 'chrome.exe', 'Google Chrome for Testing'],
  firefox: ['firefox', 'firefox.exe'],
};

export const isHeadlessShell = (path) => /headless[-_]shell/.test(basename(path));

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Returns the newest browser in a folder of puppeteer's cache, or undefined. */
function findCached(kind) {
  const folder = join(process.env.PUPPETEER_CACHE_DIR ?? join(homedir(), '.cache', 'puppeteer'), kind);
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder, { recursive: true }).map((file) => join(folder, file));
  return files
    .filter((file) => CACHED[kind].includes(basename(file)))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .find(isExecutable);
}

/** Returns the path of the first of these commands in PATH, or undefined. */
export function findOnPath(commands) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => commands.map((command) => join(folder, command))).find(isExecutable);
}

const findShell = () => findCached('chrome-headless-shell') ?? findOnPath(SHELLS);
const findWithWindows = () =>
  findCached('chrome') ?? findOnPath(BROWSERS) ?? (PLACES[process.platform] ?? []).find(isExecutable);

/**
 * Returns an installed browser, or undefined. Variables take precedence. `visible` excludes headless shells.
 */
export function findBrowser({ visible = false } = {}) {
  const configured = VARIABLES.map((name) => process.env[name]).find((path) => path && isExecutable(path));
  return configured ?? (visible ? undefined : findShell()) ?? findWithWindows();
}

const PUPPETEER = ['npx', ['puppeteer', 'browsers', 'install', 'chrome-headless-shell']];
const APT_UPDATE = ['apt-get', ['update']];
const APT_INSTALL = ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']];
/** Fallback for versions of Debian without the headless shell. */
const APT_INSTALL_WHOLE = ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']];

export const isDebianRoot = () =>
  process.platform === 'linux' && existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Returns the installations to try. Unlike puppeteer's download, Debian's packages have all libraries. */
function listInstallations() {
  return isDebianRoot() ? [[APT_UPDATE, APT_INSTALL], [APT_INSTALL_WHOLE], [PUPPETEER]] : [[PUPPETEER]];
}

/** Runs commands until one fails, with their output on stderr. Returns whether all succeeded. */
export function runCommands(commands) {
  return commands.every(([command, args]) => {
    const { status } = spawnSync(command, args, {
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
      env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: 'false', DEBIAN_FRONTEND: 'noninteractive' },
    });
    return status === 0;
  });
}

/** Returns the path of a browser; installs a headless shell if there is none. Throws if that fails. */
export function getBrowser({ visible = false } = {}) {
  const installed = findBrowser({ visible });
  if (installed) return installed;
  for (const commands of visible ? [] : listInstallations()) {
    const path = runCommands(commands) ? findBrowser() : undefined;
    if (path) return path;
  }
  throw new Error(
    `The e2e tests need Chrome or Chromium, which was not found. Install it, or set ${VARIABLES[0]} to its path.`,
  );
}

/** Returns the path of this machine's Firefox, or undefined. The environment variable takes precedence. */
export function findFirefox() {
  const configured = process.env[FIREFOX_VARIABLE];
  if (configured && isExecutable(configured)) return configured;
  return (
    findOnPath(FIREFOXES) ??
    (FIREFOX_PLACES[process.platform] ?? []).find(isExecutable) ??
    findCached('firefox')
  );
}

/** Returns the path of a Firefox; installs it if there is none. Throws if that fails. */
export function getFirefox() {
  const installed = findFirefox();
  if (installed) return installed;
  const install = ['apt-get', ['install', '-y', '--no-install-recommends', 'firefox-esr']];
  const download = ['npx', ['puppeteer', 'browsers', 'install', 'firefox']];
  for (const commands of isDebianRoot() ? [[APT_UPDATE, install], [download]] : [[download]]) {
    const path = runCommands(commands) ? findFirefox() : undefined;
    if (path) return path;
  }
  throw new Error(
    `These journeys need Firefox, which was not found. Install it (on Debian: apt-get install firefox-esr), or set ${FIREFOX_VARIABLE} to its path.`,
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
