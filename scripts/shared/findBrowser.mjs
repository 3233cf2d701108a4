/**
 * Finds Chrome or Chromium, and downloads it if the tests need it. A headless shell, which is Chromium
 * without windows, comes first because the journeys run faster in it.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, delimiter, join } from 'node:path';

const VARIABLES = ['PUPPETEER_EXECUTABLE_PATH', 'CHROME_PATH', 'CHROME'];
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const FIREFOX_VARIABLE = 'FIREFOX_PATH';
const FIREFOXES = ['firefox-esr', 'firefox'];

/** Returns paths of programs for Windows. */
const inProgramFolders = (...paths) =>
  ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((name) => process.env[name])
    .filter(Boolean)
    .flatMap((folder) => paths.map((path) => join(folder, path)));

const PLACES = {
  linux: ['/opt/google/chrome/chrome', '/snap/bin/chromium', '/usr/lib/chromium/chromium'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: inProgramFolders('Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe'),
};
const FIREFOX_PLACES = {
  linux: ['/usr/lib/firefox-esr/firefox-esr', '/snap/bin/firefox'],
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: inProgramFolders('Mozilla Firefox/firefox.exe'),
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

/** Returns the path in the first of these variables that has one, or undefined. */
const findConfigured = (...variables) =>
  variables.map((name) => process.env[name]).find((path) => path && isExecutable(path));

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

const findIn = (places) => places[process.platform]?.find(isExecutable);

const findShell = () => findCached('chrome-headless-shell') ?? findOnPath(SHELLS);
const findWithWindows = () => findCached('chrome') ?? findOnPath(BROWSERS) ?? findIn(PLACES);
const findFirefox = () =>
  findConfigured(FIREFOX_VARIABLE) ??
  findOnPath(FIREFOXES) ??
  findIn(FIREFOX_PLACES) ??
  findCached('firefox');

export const isDebianRoot = () =>
  process.platform === 'linux' && existsSync('/etc/debian_version') && process.getuid?.() === 0;

export const APT_UPDATE = ['apt-get', ['update']];
export const aptInstall = (...packages) => [
  'apt-get',
  ['install', '-y', '--no-install-recommends', ...packages],
];
const download = (browser) => ['npx', ['puppeteer', 'browsers', 'install', browser]];

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

/** Returns the path that `find` returns, at first or after an installation. Throws `message` if there is none. */
function findOrInstall(find, installations, message) {
  let path = find();
  for (const commands of installations) {
    if (path) break;
    if (runCommands(commands)) path = find();
  }
  if (!path) throw new Error(message);
  return path;
}

/**
 * Returns the path of a browser; `visible` excludes headless shells. Installs a headless shell if there is none.
 * Variables take precedence. Unlike puppeteer's download, Debian's packages have all libraries.
 */
export function getBrowser({ visible = false } = {}) {
  // Older versions of Debian have no headless shell.
  const packages = [[APT_UPDATE, aptInstall('chromium-headless-shell')], [aptInstall('chromium')]];
  const installations = [...(isDebianRoot() ? packages : []), [download('chrome-headless-shell')]];
  return findOrInstall(
    () => findConfigured(...VARIABLES) ?? (visible ? undefined : findShell()) ?? findWithWindows(),
    visible ? [] : installations,
    `The e2e tests need Chrome or Chromium, which was not found. Install it, or set ${VARIABLES[0]} to its path.`,
  );
}

/** Returns the path of a Firefox; installs it if there is none. The variable takes precedence. */
export function getFirefox() {
  const packages = [[APT_UPDATE, aptInstall('firefox-esr')]];
  return findOrInstall(
    findFirefox,
    [...(isDebianRoot() ? packages : []), [download('firefox')]],
    `These journeys need Firefox, which was not found. Install it (on Debian: apt-get install firefox-esr), or set ${FIREFOX_VARIABLE} to its path.`,
  );
}
