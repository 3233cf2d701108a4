import { RESET_LIFETIME } from '@/constants';
import { initialResetState, type ResetState } from '@/pages/uaa/resetPwd/resetReducer';
import { readStoredReset, saveReset, toStorableLogin } from '@/pages/uaa/resetPwd/resetStore';
import { clearAllTabState, readTabState, writeTabState } from '@/utils/storage/tabStorage';

const NOW = Date.UTC(2026, 0, 1);
const begun: ResetState = {
  ...initialResetState,
  step: 'questions',
  id: 'r1',
  endsAt: NOW + 1_000,
  questions: ['BOOK'],
};

beforeEach(clearAllTabState);

test('a reload goes on where the reset stood, until its time is over', () => {
  saveReset(begun);
  expect(readStoredReset(NOW)).toEqual(begun);
  expect(readStoredReset(NOW + 1_000)).toBe(initialResetState);
});

test('a clock that was set back makes it no longer than any other', () => {
  saveReset(begun);
  expect(readStoredReset(NOW - RESET_LIFETIME)).toBe(initialResetState);
});

test.each<[string, Partial<ResetState>]>([
  ['one that is over', { over: 'usedUp' }],
  ['one that has not begun', { step: 'identify' }],
])('%s is forgotten', (_, part) => {
  saveReset(begun);
  saveReset({ ...begun, ...part });
  expect(readStoredReset(NOW)).toBe(initialResetState);
  expect(readTabState('reset')).toBeNull();
});

test.each([
  'text',
  7,
  [],
  { ...begun, step: 'constructor' },
  { ...begun, step: 'identify' },
  { ...begun, id: 1 },
  { ...begun, endsAt: 'soon' },
  { ...begun, questions: 'BOOK' },
  { ...begun, questions: [{}] },
  { ...begun, account: null },
])('kept %j goes on with nothing', (kept) => {
  writeTabState('reset', kept);
  expect(readStoredReset(NOW)).toBe(initialResetState);
});

test.each(['15400000001', '110101190001010029', 'H12345678', '１５４00000001', 'user_1'])(
  'the login name %s is not kept: it may be the number of a document',
  (loginId) => {
    expect(toStorableLogin({ userType: 'legal', loginId })).toEqual({ userType: 'legal' });
  },
);

test('a name without digits is', () => {
  expect(toStorableLogin({ userType: 'person', loginId: 'demo' })).toEqual({
    userType: 'person',
    loginId: 'demo',
  });
});
