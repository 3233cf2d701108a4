/**
 * Checks the text of the Dockerfile, because the tests cannot build its image.
 * @jest-environment ./tests/support/jest/sourcesEnvironment.js
 */
import { isFile, read } from '../contract/sources';

const lines = read('Dockerfile')
  .replaceAll(/ \\\n\s*/g, ' ')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));
const argumentsOf = (instruction: string, among = lines): string[] =>
  among
    .filter((line) => line.startsWith(`${instruction} `))
    .map((line) => line.slice(instruction.length + 1));

const stages = lines.filter((line) => line.startsWith('FROM '));
const runtime = lines.slice(lines.lastIndexOf(stages.at(-1) as string));

test('uses public base images in full versions, and has no build tools at runtime', () => {
  // A digest may follow a full version.
  const [build, base] = stages;
  const major = read('.nvmrc').trim();
  expect(build).toMatch(
    new RegExp(`^FROM node:${major}\\.\\d+\\.\\d+-bookworm-slim(?:@sha256:[\\da-f]{64})? AS build$`),
  );
  expect(base).toMatch(/^FROM debian:12\.\d+-slim(?:@sha256:[\da-f]{64})?$/);
  expect(stages).toHaveLength(2);
  expect(runtime.join('\n')).not.toMatch(/npm|node/);
});

test('installs packages from the lockfile', () => {
  const runs = argumentsOf('RUN');
  expect(runs).toContain('npm ci');
  expect(runs.join('\n')).not.toContain('npm install');
  const copied = argumentsOf('COPY')[0]?.split(' ').slice(0, -1) ?? [];
  expect(copied).toContain('package-lock.json');
  expect(copied.filter((file) => !isFile(file))).toEqual([]);
});

test('has the policy of the build, including an analytics id', () => {
  const names = argumentsOf('ARG').map((line) => line.split('=')[0]);
  const taken = [...read('.umirc.ts').matchAll(/process\.env\.(ANALYTICS_\w+|REDIRECT_HOSTS)/g)].map(
    ([, name]) => name,
  );
  expect(names.sort()).toEqual(taken.sort());
  expect(argumentsOf('RUN').at(1)).toMatch(/^npm run build && node scripts\/nginxHeaders\.mjs > /);
});

test('runs as an unprivileged user on unprivileged ports, and writes only to /tmp', () => {
  expect(argumentsOf('USER')).toEqual(['www-data']);
  expect(runtime.indexOf('USER www-data')).toBeGreaterThan(
    runtime.findLastIndex((line) => line.startsWith('RUN ')),
  );
  const [ports = ''] = argumentsOf('EXPOSE');
  const listening = [...read('config/nginx/deployment/listen.conf').matchAll(/^(?:# )?listen (\d+)\b/gm)];
  expect(ports.split(' ')).toEqual(listening.map(([, port]) => port));
  expect(listening.filter(([, port]) => Number(port) < 1024)).toEqual([]);
  expect(JSON.parse(argumentsOf('CMD')[0] ?? '')).toEqual([
    'nginx',
    '-p',
    '/tmp',
    '-c',
    '/etc/portal/nginx.conf',
    '-g',
    'daemon off;',
  ]);
});

test('copies the configuration and the build to the paths that the configuration uses', () => {
  expect(argumentsOf('COPY', runtime)).toEqual([
    '--from=build /portal/config/nginx /etc/portal',
    '--from=build /portal/dist /srv/portal',
  ]);
  expect(read('config/nginx/deployment/http.conf')).toMatch(/^root \/srv\/portal;$/m);
});

test('excludes files that git ignores, history, tests and keys', () => {
  const ignored = read('.dockerignore').split('\n');
  const names = read('.gitignore')
    .split('\n')
    .filter(Boolean)
    .map((name) => name.replace(/^\/|\/$/g, ''));
  const missing = [...names, '.git', 'tests', '**/*.pem', '**/*.key', '**/*.p12'].filter(
    (name) => !ignored.includes(name) && !(name === '.env.local' && ignored.includes('.env*')),
  );
  expect(missing).toEqual([]);
});
