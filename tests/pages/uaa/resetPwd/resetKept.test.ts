import { RESET_LIFETIME } from '@/constants';
import { keepReset, keptReset, keptWho } from '@/pages/uaa/resetPwd/resetKept';
import { initialReset, type ResetState } from '@/pages/uaa/resetPwd/resetMachine';
import { forgetAllKept, readKept, writeKept } from '@/utils/storage/tabStorage';

const NOW = Date.UTC(2026, 0, 1);
const begun: ResetState = {
  ...initialReset,
  step: 'questions',
  id: 'r1',
  endsAt: NOW + 1_000,
  questions: ['BOOK'],
};

beforeEach(forgetAllKept);

test('a reload goes on where the reset stood, until its time is over', () => {
  keepReset(begun);
  expect(keptReset(NOW)).toEqual(begun);
  expect(keptReset(NOW + 1_000)).toBe(initialReset);
});

test('a clock that was set back makes it no longer than any other', () => {
  keepReset(begun);
  expect(keptReset(NOW - RESET_LIFETIME)).toBe(initialReset);
});

test.each<[string, Partial<ResetState>]>([
  ['one that is over', { over: 'usedUp' }],
  ['one that has not begun', { step: 'identify' }],
])('%s is forgotten', (_, part) => {
  keepReset(begun);
  keepReset({ ...begun, ...part });
  expect(keptReset(NOW)).toBe(initialReset);
  expect(readKept('reset')).toBeNull();
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
  writeKept('reset', kept);
  expect(keptReset(NOW)).toBe(initialReset);
});

test.each(['15400000001', '110101190001010029', 'H12345678', '１５４00000001', 'user_1'])(
  'the login name %s is not kept: it may be the number of a document',
  (loginId) => {
    expect(keptWho({ userType: 'legal', loginId })).toEqual({ userType: 'legal' });
  },
);

test('a name without digits is', () => {
  expect(keptWho({ userType: 'person', loginId: 'demo' })).toEqual({ userType: 'person', loginId: 'demo' });
});
