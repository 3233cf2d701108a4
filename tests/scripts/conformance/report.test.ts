/** Reports of results that contain unusual texts of a server. */
import { formatArea, formatTotals } from '../../../scripts/conformance/report';
import type { AreaResult, Result } from '../../../scripts/conformance/run';

const result = (given: Partial<Result>): Result => ({
  kind: 'portal',
  id: 'area.rule',
  title: 'does it',
  state: 'passed',
  message: '',
  ...given,
});

const area: AreaResult = {
  name: 'area',
  title: 'An area',
  results: [
    result({ kind: 'specification' }),
    result({ id: 'area.other', state: 'failed', message: 'says <b>\u001b\u202e & more' }),
    result({ id: 'area.third', state: 'notRun', message: 'needs an account' }),
    result({ id: 'area.fourth', state: 'notRun', message: 'needs an account' }),
    result({ id: 'area.fifth', state: 'broken', message: 'the kit failed' }),
  ],
};

test('lists each finding, and each reason for a check that did not run once', () => {
  expect(formatArea(area).split('\n')).toEqual([
    'An area (area): 1 passed, 1 failed, 2 not run, 1 broken',
    '  FAIL area.other (portal): does it',
    '    says <b>  & more',
    '  BROKEN area.fifth (portal): does it',
    '    the kit failed',
    '  not run, needs an account: area.third, area.fourth',
  ]);
});

test('counts the checks of both kinds', () => {
  expect(formatTotals([area]).split('\n')).toEqual([
    'Specification: 1 passed, 0 failed, 0 not run',
    'Portal: 0 passed, 1 failed, 2 not run, 1 broken',
    'Together: 1 passed, 1 failed, 2 not run, 1 broken',
  ]);
});
