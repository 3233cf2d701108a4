import {
  beginActing,
  endActing,
  getActingState,
  loadActing,
  resetActing,
  switchActingRole,
} from '@/features/capacities/actingStore';
import { endActingRole, readActingRole, writeActingRole } from '@/utils/storage/actingRole';

type Acting = import('@/contract').Acting;
type ActingRole = import('@/contract').ActingRole;

const mockGet = jest.fn<Promise<Acting>, []>();
const mockSwitch = jest.fn<Promise<Acting>, [string | null]>();
const mockClearCache = jest.fn();
jest.mock('@/services/acting', () => ({
  getActing: () => mockGet(),
  switchActing: (roleId: string | null) => mockSwitch(roleId),
}));
jest.mock('@/utils/http/cache', () => ({ clearCache: () => mockClearCache() }));

const role: ActingRole = {
  id: 'r-1',
  orgName: 'Example Ltd',
  uscc: '91440000TTTTTTT16C',
  capacity: 'HANDLER',
  end: '2026-12-31',
  matters: ['TAX', 'PERMITS'],
};
const kept = { id: 'r-1', company: 'Example Ltd', capacity: 'HANDLER', end: '2026-12-31' } as const;
const asSelf: Acting = { role: null, choices: [role] };
const asCompany: Acting = { role, choices: [role] };

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  resetActing();
  beginActing();
  jest.spyOn(console, 'warn').mockImplementation();
});

test('what may be chosen is read once by all who ask at the same time', async () => {
  mockGet.mockResolvedValue(asSelf);
  const loads = [loadActing(), loadActing()];
  expect(getActingState().status).toBe('loading');
  await Promise.all(loads);
  expect(getActingState()).toMatchObject({ status: 'ready', acting: asSelf, role: null, news: null });
  expect(mockGet).toHaveBeenCalledTimes(1);
});

test('a failure shows until the next try; later ones leave what is known', async () => {
  mockGet.mockRejectedValueOnce(new Error('no network'));
  await loadActing();
  expect(getActingState().status).toBe('failed');
  mockGet.mockResolvedValueOnce(asSelf);
  await loadActing();
  mockGet.mockRejectedValueOnce(new Error('no network'));
  await loadActing();
  expect(getActingState()).toMatchObject({ status: 'ready', acting: asSelf });
});

test('a switch is kept in the tab, forgets what was read before, and makes the pages anew', async () => {
  const { turn } = getActingState();
  mockSwitch.mockResolvedValue(asCompany);
  await switchActingRole('r-1');
  expect(readActingRole()).toEqual(kept);
  expect(mockClearCache).toHaveBeenCalledTimes(1);
  expect(getActingState()).toMatchObject({
    role: kept,
    turn: turn + 1,
    switching: false,
    news: { kind: 'switched' },
  });
  mockSwitch.mockResolvedValue(asSelf);
  await switchActingRole(null);
  expect(mockSwitch.mock.calls).toEqual([['r-1'], [null]]);
  expect(readActingRole()).toBeNull();
  expect(getActingState().role).toBeNull();
});

test('a switch that fails leaves everything as it was', async () => {
  const { turn } = getActingState();
  mockSwitch.mockRejectedValue(new Error('500'));
  await expect(switchActingRole('r-1')).rejects.toThrow('500');
  expect(getActingState()).toMatchObject({ role: null, turn, switching: false });
  expect(readActingRole()).toBeNull();
});

test('a second switch while one is under way does nothing', async () => {
  mockSwitch.mockResolvedValue(asCompany);
  await Promise.all([switchActingRole('r-1'), switchActingRole(null)]);
  expect(mockSwitch).toHaveBeenCalledTimes(1);
  expect(getActingState().role).toEqual(kept);
});

test('an answer of the capacity before says nothing any more', async () => {
  let answer: (acting: Acting) => void = () => undefined;
  mockGet.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const late = loadActing();
  mockSwitch.mockResolvedValue(asCompany);
  await switchActingRole('r-1');
  answer(asSelf);
  await late;
  expect(getActingState().acting).toEqual(asCompany);
});

describe('acting for a company', () => {
  beforeEach(async () => {
    writeActingRole(kept);
    beginActing();
    mockGet.mockResolvedValueOnce(asCompany);
    await loadActing();
  });

  test('the tab knows for whom after a reload, and nothing is news', () => {
    expect(getActingState()).toMatchObject({ role: kept, acting: asCompany, news: null });
  });

  test.each([
    ['another end', { end: '2026-12-01' }],
    ['other matters', { matters: ['TAX'] as ActingRole['matters'] }],
  ])('%s is told, once, and kept', async (_, change) => {
    const changed = { ...role, ...change };
    mockGet.mockResolvedValue({ role: changed, choices: [changed] });
    await loadActing();
    const { news } = getActingState();
    expect(news).toEqual({ kind: 'changed', role: changed });
    await loadActing();
    expect(getActingState().news).toBe(news);
    expect(readActingRole()?.end).toBe(changed.end);
  });

  test('the same matters in another order are no news', async () => {
    const same: ActingRole = { ...role, matters: ['PERMITS', 'TAX'] };
    mockGet.mockResolvedValue({ role: same, choices: [] });
    await loadActing();
    expect(getActingState().news).toBeNull();
  });

  test('once the role has ended, the tab acts as its person, and says of which company', async () => {
    const { turn } = getActingState();
    endActingRole('r-1');
    mockGet.mockResolvedValue({ role: null, choices: [] });
    endActing();
    endActing();
    await loadActing();
    expect(getActingState()).toMatchObject({
      role: null,
      turn: turn + 1,
      news: { kind: 'ended', company: 'Example Ltd' },
      acting: { role: null, choices: [] },
    });
  });

  test('what ended before the pages were there is told when they begin', () => {
    resetActing();
    expect(getActingState()).toMatchObject({ role: null, acting: null, news: null });
    endActingRole('r-1');
    beginActing();
    expect(getActingState().news).toEqual({ kind: 'ended', company: 'Example Ltd' });
  });
});

describe('acting by default, as a legal entity does', () => {
  beforeEach(async () => {
    mockGet.mockResolvedValueOnce(asCompany);
    await loadActing();
  });

  test.each([
    ['nobody', null],
    ['another company', { ...role, id: 'r-2', orgName: 'Second Ltd' }],
  ])('once it is %s, the end is told, once, and the pages are made anew', async (_, now) => {
    const { turn } = getActingState();
    mockGet.mockResolvedValue({ role: now, choices: [] });
    await loadActing();
    await loadActing();
    expect(getActingState()).toMatchObject({
      acting: { role: now },
      status: 'ready',
      turn: turn + 1,
      news: { kind: 'ended', company: 'Example Ltd' },
    });
    expect(mockClearCache).toHaveBeenCalledTimes(1);
  });

  test('another end of it is told as of a role that the tab names', async () => {
    const changed = { ...role, end: '2026-12-01' };
    mockGet.mockResolvedValue({ role: changed, choices: [] });
    await loadActing();
    expect(getActingState().news).toEqual({ kind: 'changed', role: changed });
  });

  test('a switch to another role is no end', async () => {
    const second = { ...role, id: 'r-2' };
    mockSwitch.mockResolvedValue({ role: second, choices: [] });
    await switchActingRole('r-2');
    mockGet.mockResolvedValue({ role: second, choices: [] });
    await loadActing();
    expect(getActingState().news).toEqual({ kind: 'switched' });
  });
});
