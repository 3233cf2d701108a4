import { KEYWORD_MAX } from '../../../src/constants';
import type { GoalBody } from '../../../src/contract';
import { type Browser, runPortal } from '../portal';

const newBrowser = runPortal();

const GOAL: GoalBody = {
  title: 'Fewer lost parcels',
  start: '2026-12-01',
  end: '2026-12-31',
  description: 'Two lines\nof what is meant',
  metric: 'Complaints per thousand',
  client: 'c-2',
  invites: ['c-1', 'c-3'],
  weight: 40,
  visibility: 'partial',
  publicUsers: ['c-4'],
};

const member = () => newBrowser().opensSessionOf('demo');

const creates = (browser: Browser, change: Record<string, unknown> = {}) =>
  browser.call('createGoal', { body: { ...GOAL, ...change } });

test('stores a goal with its people', async () => {
  const browser = member();
  const { data } = await creates(browser);
  expect(data).toMatchObject({
    number: 'GO00001',
    weight: 40,
    client: { name: 'Bruno Sample', number: 'E00002' },
    invites: [{ id: 'c-1' }, { id: 'c-3' }],
    publicUsers: [{ id: 'c-4' }],
  });
  const id = data?.id ?? '';
  expect((await browser.call('goal', { params: { id } })).data).toEqual(data);
});

test('accepts a goal without client, reviewers and weight, and ignores named users unless it is partially public', async () => {
  const { data } = await creates(member(), {
    client: '',
    invites: [],
    weight: null,
    visibility: 'private',
    publicUsers: ['c-4', 'nobody'],
  });
  expect(data).toMatchObject({ client: null, invites: [], weight: null, publicUsers: [] });
});

test.each([
  ['title', { title: 'a'.repeat(61) }, 'FIELD_TOO_LONG'],
  ['description', { description: 'a'.repeat(2_000) }, 'FIELD_TOO_LONG'],
  ['metric', { metric: '' }, 'FIELD_REQUIRED'],
  ['start', { start: '' }, 'FIELD_REQUIRED'],
  ['start', { start: '2026-02-30' }, 'FIELD_FORMAT'],
  ['start', { start: '2027-02-30' }, 'FIELD_FORMAT'],
  ['end', { end: '2026-11-30' }, 'RANGE_BACKWARDS'],
  ['client', { client: 'nobody' }, 'FIELD_FORMAT'],
  ['invites', { invites: ['c-1', 'c-2', 'c-3', 'c-4', 'c-5', 'c-6'] }, 'FIELD_TOO_LONG'],
  ['invites', { invites: ['c-1', 'c-1'] }, 'FIELD_FORMAT'],
  ['invites', { invites: ['nobody'] }, 'FIELD_FORMAT'],
  ['weight', { weight: 101 }, 'FIELD_FORMAT'],
  ['weight', { weight: 1.5 }, 'FIELD_FORMAT'],
  ['visibility', { visibility: 'secret' }, 'FIELD_FORMAT'],
  ['publicUsers', { publicUsers: [] }, 'FIELD_REQUIRED'],
] as const)('rejects %s in %p', async (field, change, subCode) => {
  expect(await creates(member(), change)).toHaveWrongFields({ [field]: subCode });
});

test.each([
  ['sample', 4],
  ['@ada', 1],
  ['E00004', 1],
  ['e0000', 9],
  ['nobody', 0],
])('%j finds %d people', async (keyword, count) => {
  expect((await member().call('colleagues', { query: { keyword } })).data).toHaveLength(count);
});

test('accepts a keyword up to the length that every search accepts', async () => {
  const browser = member();
  const finds = (length: number) => browser.call('colleagues', { query: { keyword: 'a'.repeat(length) } });
  expect((await finds(KEYWORD_MAX)).data).toEqual([]);
  expect(await finds(KEYWORD_MAX + 1)).toHaveWrongFields({ keyword: 'FIELD_TOO_LONG' });
});
