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

const create = (browser: Browser, change: Record<string, unknown> = {}) =>
  browser.call('createGoal', { body: { ...GOAL, ...change } });

test('stores a goal with its people', async () => {
  const browser = member();
  const { data } = await create(browser);
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
  const { data } = await create(member(), {
    client: '',
    invites: [],
    weight: null,
    visibility: 'private',
    publicUsers: ['c-4', 'nobody'],
  });
  expect(data).toMatchObject({ client: null, invites: [], weight: null, publicUsers: [] });
});

test.each([
  // The period is compared only if both days exist.
  ['start', { start: '2027-02-30' }, 'FIELD_FORMAT'],
  ['end', { end: '2026-11-30' }, 'RANGE_BACKWARDS'],
  ['client', { client: 'nobody' }, 'FIELD_FORMAT'],
  ['invites', { invites: ['nobody'] }, 'FIELD_FORMAT'],
  ['publicUsers', { publicUsers: [] }, 'FIELD_REQUIRED'],
] as const)('rejects %s in %p', async (field, change, subCode) => {
  expect(await create(member(), change)).toHaveWrongFields({ [field]: subCode });
});

test.each([
  ['sample', 4],
  ['@ada', 1],
  ['e0000', 9],
  ['nobody', 0],
])('%j finds %d people', async (keyword, count) => {
  expect((await member().call('colleagues', { query: { keyword } })).data).toHaveLength(count);
});
