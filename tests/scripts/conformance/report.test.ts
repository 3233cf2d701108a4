/** Reports of results that contain unusual texts of a server. */
import { JSDOM } from 'jsdom';
import { formatArea, formatTable, formatTotals } from '../../../scripts/conformance/report';
import { formatJUnit, formatMarkdown, toReport } from '../../../scripts/conformance/reportFiles';
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

test('counts the checks of each area in a table', () => {
  expect(formatTable([area, { ...area, name: 'longer', results: [] }]).split('\n')).toEqual([
    '| area   |  passed |  failed | not run |  broken |',
    '| ---    |    ---: |    ---: |    ---: |    ---: |',
    '| area   |       1 |       1 |       2 |       1 |',
    '| longer |       0 |       0 |       0 |       0 |',
  ]);
});

describe('the JUnit file', () => {
  const title = 'An "area" & <more>';
  const message = 'says <b>"\u0000\ud800\uffff & more';
  const failed = result({ id: 'area.other', state: 'failed', message });
  const parse = (stopped: string | null) => {
    const results = [...area.results.filter(({ state }) => state !== 'failed'), failed];
    const xml = formatJUnit(toReport('http://a.example', [{ ...area, title, results }], stopped));
    // Throws an error if the text is not well-formed XML.
    return new JSDOM(xml, { contentType: 'application/xml' }).window.document;
  };
  const countsOf = (element: Element | null) =>
    ['tests', 'failures', 'errors', 'skipped'].map((name) => Number(element?.getAttribute(name)));

  it('has each check with its result, and no character that XML does not allow', () => {
    const document = parse(null);
    const suite = document.querySelector('testsuite');
    expect(suite?.getAttribute('name')).toBe(title);
    expect([countsOf(suite), countsOf(document.documentElement)]).toEqual([
      [5, 1, 1, 2],
      [5, 1, 1, 2],
    ]);
    const outcomes = [...document.querySelectorAll('testcase')].map((one) => [
      one.getAttribute('classname'),
      one.getAttribute('name'),
      one.firstElementChild?.tagName,
      one.firstElementChild?.getAttribute('message'),
    ]);
    expect(outcomes).toEqual([
      ['conformance.area', 'area.rule (specification): does it', undefined, undefined],
      ['conformance.area', 'area.third (portal): does it', 'skipped', 'needs an account'],
      ['conformance.area', 'area.fourth (portal): does it', 'skipped', 'needs an account'],
      ['conformance.area', 'area.fifth (portal): does it', 'error', 'the kit failed'],
      ['conformance.area', 'area.other (portal): does it', 'failure', 'says <b>"  & more'],
    ]);
  });

  it('has an unfinished run as an error', () => {
    const document = parse('The server is <down>.');
    expect(countsOf(document.documentElement)).toEqual([6, 1, 2, 2]);
    const error = document.querySelector('testsuite[name=Run] error');
    expect(error?.getAttribute('message')).toBe('The server is <down>.');
  });
});

test('sorts the findings of the Markdown file in the order of repair', () => {
  const fail = (id: string, message: string, more: Partial<Result> = {}) =>
    result({ id, state: 'failed', message, ...more });
  const areas = [
    {
      ...area,
      name: 'endpoints',
      results: [
        result({}),
        fail('endpoint.online.invalid', 'GET /online → 200'),
        result({ id: 'endpoint.online.paging', state: 'broken', message: 'the kit failed' }),
        fail('endpoint.online.envelope', 'GET /online → 200: Cache-Control is "", not no-store'),
        fail('endpoint.online.data', 'says `<b>`\n# more', { endpoint: 'online' }),
        fail('endpoint.online.session', 'GET /online → 200'),
        fail('endpoint.logout.missing', 'GET /logout → 404'),
      ],
    },
    { ...area, name: 'panic', results: [fail('panic.pause', 'not for 24 hours')] },
  ];
  const report = toReport('http://a.example', areas, 'The run was stopped.');
  const markdown = formatMarkdown(report, 'npm run conformance -- http://a.example');
  expect(markdown.match(/^##.*/gm)).toEqual([
    '## Missing endpoints (1)',
    '### endpoint.logout.missing',
    '## Security (2)',
    '### endpoint.online.session',
    '### panic.pause',
    '## Wrong schemas (1)',
    '### endpoint.online.data',
    '## Headers (1)',
    '### endpoint.online.envelope',
    '## The rest (1)',
    '### endpoint.online.invalid',
    '## Failures of the kit (1)',
    '### endpoint.online.paging',
  ]);
  expect(markdown).toContain(
    [
      '- Expected: does it (portal)',
      "- Received: `says '<b>' # more`",
      '- Repeat: `npm run conformance -- http://a.example --endpoint online`',
    ].join('\n'),
  );
  expect(markdown).toContain('- Repeat: `npm run conformance -- http://a.example --area panic`');
  expect(markdown).toContain('- The run was stopped.\n- Specification: 0 passed');
  expect(markdown).toContain('| endpoints |       1 |       5 |       0 |       1 |');
});
