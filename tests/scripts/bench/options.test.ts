/**
 * The command line of the bench.
 * @jest-environment node
 */
import { CannotRun, readOptions, USAGE } from '../../../scripts/bench/options';
import { listVisited } from '../../../scripts/bench/pages';

test('measures every page, throttled and not, without options', () => {
  expect(readOptions([])).toEqual({
    build: true,
    rounds: 5,
    pages: ['signIn', 'register', 'home', 'record'],
    profiles: ['both', 'none'],
    urls: [],
    json: undefined,
    cpuProfile: false,
    help: false,
  });
});

test('accepts lists in one argument or in several, each word once', () => {
  const line = '--pages home,signIn --pages signIn --profile script --rounds 9 --no-build --json out.json';
  expect(readOptions(line.split(' '))).toMatchObject({
    build: false,
    rounds: 9,
    pages: ['home', 'signIn'],
    profiles: ['script'],
    json: 'out.json',
  });
});

test('accepts named other addresses, also without the portal’s pages', () => {
  const options = readOptions(['--pages', 'none', '--url', 'other=https://example.com/a?b=c']);
  expect(options).toMatchObject({ pages: [], urls: [{ name: 'other', url: 'https://example.com/a?b=c' }] });
  const visited = listVisited(options, 'http://127.0.0.1:1', '');
  expect(visited.map(({ name, url }) => [name, url])).toEqual([
    ['floor', 'http://127.0.0.1:1'],
    ['other', 'https://example.com/a?b=c'],
  ]);
});

test('appends the paths of the pages to the portal’s address', () => {
  const [floor, home] = listVisited(readOptions(['--pages', 'home']), 'floor', 'http://127.0.0.1:2/portal');
  expect(floor).toMatchObject({ name: 'floor', steps: ['load'] });
  expect(home).toMatchObject({ url: 'http://127.0.0.1:2/portal/user/identity_manage', account: 'demo' });
});

test.each([
  ['--rounds 0', 'Rounds'],
  ['--rounds 2.5', 'Rounds'],
  ['--rounds many', 'Rounds'],
  ['--pages login', '"login" is no page'],
  ['--profile fast', '"fast" is no profile'],
  ['--url https://example.com', 'is not written as'],
  ['--url other=file:///etc/hosts', 'is not written as'],
  ['--url signIn=https://example.com', 'is there already'],
  ['--url floor=https://example.com', 'is there already'],
  ['--url a=https://example.com --url a=https://example.org', 'two addresses'],
  ['--unknown', '--unknown'],
  ['extra', 'extra'],
])('refuses %s', (line, reason) => {
  const read = () => readOptions(line.split(' '));
  expect(read).toThrow(CannotRun);
  expect(read).toThrow(reason);
});

test('names every option in the usage', () => {
  const named = [...USAGE.matchAll(/^ {2}(--[\w-]+)/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual(
    ['rounds', 'pages', 'profile', 'url', 'json', 'no-build', 'cpu-profile', 'help']
      .map((name) => `--${name}`)
      .sort(),
  );
});
