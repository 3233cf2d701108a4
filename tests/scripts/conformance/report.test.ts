/** Reports of results that contain unusual texts of a server. */
import { formatArea, formatJUnit, formatTotals } from '../../../scripts/conformance/report';
import type { AreaResult, Result } from '../../../scripts/conformance/run';

const result = (given: Partial<Result>): Result => ({
  kind: 'portal',
  id: 'area.rule',
  title: 'does it',
  state: 'passed',
  message: '',
  took: 1500,
  ...given,
});

const area: AreaResult = {
  name: 'area',
  title: 'An "area" & more',
  results: [
    result({ kind: 'specification' }),
    result({ id: 'area.other', state: 'failed', message: 'says <b>"\u0000\ud800 & more' }),
    result({ id: 'area.third', state: 'notRun', message: 'needs --outbox' }),
    result({ id: 'area.fourth', state: 'notRun', message: 'needs --outbox' }),
    result({ id: 'area.fifth', state: 'broken', message: 'the kit failed' }),
  ],
};

test('writes JUnit without characters that XML does not allow', () => {
  const xml = formatJUnit([area]);
  expect(xml).toContain(
    'name="An &quot;area&quot; &amp; more" tests="5" failures="1" errors="1" skipped="2" time="7.500"',
  );
  expect(xml).toContain('<failure message="says &lt;b&gt;&quot; &amp; more"/>');
  expect(xml).toContain('<skipped message="needs --outbox"/>');
  expect(xml).toContain('<error message="the kit failed"/>');
  expect(xml).toContain('classname="conformance.area" name="area.other"');
});

test('reports an unfinished run as an error in JUnit', () => {
  const xml = formatJUnit([area], 'The server is down.');
  expect(xml).toContain('<testsuites name="conformance" tests="6" failures="1" errors="2" skipped="2"');
  expect(xml).toContain('<error message="The server is down."/>');
});

test('lists each finding, and each reason for a check that did not run once', () => {
  const text = formatArea(area);
  expect(text).toContain('1 passed, 1 failed, 2 not run, 1 broken');
  expect(text).toContain('BROKEN area.fifth (portal): the kit failed');
  expect(text).toContain('FAIL area.other (portal): says <b>');
  expect(text.match(/not run, needs --outbox: area\.third, area\.fourth/g)).toHaveLength(1);
});

test('names the kind of each check, and counts both kinds', () => {
  expect(formatArea(area)).toMatch(/ok +area\.rule +specification +does it/);
  expect(formatJUnit([area])).toContain('<property name="kind" value="specification"/>');
  expect(formatTotals([area]).split('\n')).toEqual([
    'Specification: 1 passed, 0 failed, 0 not run',
    'Portal: 0 passed, 1 failed, 2 not run, 1 broken',
    'Together: 1 passed, 1 failed, 2 not run, 1 broken',
  ]);
});
