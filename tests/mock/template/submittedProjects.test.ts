import { getPortal } from '../../../mock/_domain/store/state';
import type { ProjectBody } from '../../../src/contract';
import { type Browser, runPortal } from '../portal';

const newBrowser = runPortal();

const PROJECT: ProjectBody = {
  name: 'Portal',
  address: 'https://git.example.com/portal',
  owner: 'c-1',
  approver: 'c-3',
  start: '2026-12-01',
  end: '2026-12-31',
  type: 'private',
  taskName: 'First screen',
  taskDescription: 'As drawn',
  executor: 'c-5',
  manager: 'c-2',
  due: '2026-12-10',
  taskType: 'development',
  members: [{ name: 'Elena Sample', number: 'e00005', department: 'engineering' }],
};

const member = (account = 'demo') => newBrowser().opensSessionOf(account);

const submit = (browser: Browser, change: Record<string, unknown> = {}) =>
  browser.call('submitProject', { body: { ...PROJECT, ...change } });
const read = (browser: Browser, id: string) => browser.call('submittedProject', { params: { id } });

test('stores a project with its first step done', async () => {
  const browser = member();
  const { data } = await submit(browser);
  expect(data).toMatchObject({
    number: 'PJ00001',
    principal: 'Ada Sample',
    steps: [
      { step: 'create', by: 'Ada Sample', at: expect.any(String) },
      { step: 'department', by: 'Clara Example', at: null },
      { step: 'finance', at: null },
      { step: 'finish', at: null },
    ],
  });
  expect(getPortal().templateForms.projects[0]?.body.members[0]?.number).toBe('E00005');
  expect((await read(browser, data?.id ?? '')).data).toEqual(data);
});

test('returns the sample to every account, with two steps done', async () => {
  const { data } = await read(member('newcomer'), 'sample');
  expect(data?.steps.map(({ at }) => at !== null)).toEqual([true, true, false, false]);
});

test.each([
  ['owner', { owner: 'nobody' }, 'FIELD_FORMAT'],
  ['due', { due: '2027-01-01' }, 'FIELD_FORMAT'],
  ['members.1.number', { members: [PROJECT.members[0], PROJECT.members[0]] }, 'FIELD_FORMAT'],
] as const)('rejects an invalid %s', async (field, change, subCode) => {
  expect(await submit(member(), change)).toHaveWrongFields({ [field]: subCode });
});
