/**
 * Reports of results that a server has put strange texts into.
 * @jest-environment node
 */
import { formatJUnit, formatTables } from '../../../scripts/conformance/report';
import type { Result } from '../../../scripts/conformance/run';

const result = (given: Partial<Result>): Result => ({
  id: 'area.rule',
  title: 'does it',
  state: 'passed',
  message: '',
  took: 1500,
  ...given,
});

const areas = [
  {
    name: 'area',
    title: 'An "area" & more',
    results: [
      result({}),
      result({ id: 'area.other', state: 'failed', message: 'says <b>"\u0000\ud800 & more' }),
      result({ id: 'area.third', state: 'notRun', message: 'needs --outbox' }),
      result({ id: 'area.fourth', state: 'notRun', message: 'needs --outbox' }),
    ],
  },
];

test('JUnit holds nothing that XML cannot', () => {
  const xml = formatJUnit(areas);
  expect(xml).toContain(
    'name="An &quot;area&quot; &amp; more" tests="4" failures="1" skipped="2" time="6.000"',
  );
  expect(xml).toContain('<failure message="says &lt;b&gt;&quot; &amp; more"/>');
  expect(xml).toContain('<skipped message="needs --outbox"/>');
});

test('a table tells each finding, and each reason once', () => {
  const text = formatTables(areas);
  expect(text).toContain('1 passed, 1 failed, 2 not run');
  expect(text).toContain('FAIL area.other: says <b>');
  expect(text.match(/not run, needs --outbox: area\.third, area\.fourth/g)).toHaveLength(1);
});
