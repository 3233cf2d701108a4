import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { summarize, toTable } from '../../scripts/bench/figures.mjs';

const script = join(__dirname, '../../scripts/bench.mjs');
const run = (...args: string[]) => spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });

test.each([
  [['--rounds', '0'], '--rounds takes a number from 1 to 99.'],
  [['--pages', 'signIn,nothing'], 'There is no page "nothing".'],
  [['--url', 'example.com'], '--url takes NAME=URL, not "example.com".'],
  [['--url', 'signIn=http://127.0.0.1/'], 'There is a page "signIn" already.'],
  [['--unknown'], "Unknown option '--unknown'"],
])('exits with 2 for %j, and prints the reason and the options', (args, reason) => {
  const { status, stderr } = run(...args);
  expect(status).toBe(2);
  expect(stderr).toContain(reason);
  expect(stderr).toContain('npm run bench -- [options]');
});

test('summarizes rounds by their medians, and a flag as true only if it was true in each round', () => {
  const rounds = [
    { 'FCP ms': 900, 'text kept': true, 'posts ms': 10, 'TBT ms': 0 },
    { 'FCP ms': 100, 'text kept': true, 'TBT ms': 0 },
    { 'FCP ms': 300, 'text kept': false, 'posts ms': 20 },
  ];
  expect(summarize(rounds)).toEqual({ 'FCP ms': 300, 'text kept': false, 'posts ms': 15, 'TBT ms': 0 });
});

test('writes times as multiples of the page without scripts, and a dash for missing figures', () => {
  const results = [
    { name: 'floor', figures: { 'FCP ms': 200, 'usable ms': 100 } },
    {
      name: 'signIn',
      figures: { 'FCP ms': 500, 'all KB': 2048, 'posts ms': 730, CLS: 0.01, 'text kept': true },
    },
  ];
  expect(toTable(results).split('\n')).toEqual([
    '| page | FCP ms | usable ms | all KB | posts ms | CLS | text kept |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    '| floor | 200 1.0× | 100 1.0× | – | – | – | – |',
    '| signIn | 500 2.5× | – | 2.0 | 730 7.3× | 0.010 | yes |',
  ]);
});
