/** @jest-environment jsdom */
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

test('restores the reset after a reload until it expires', () => {
  saveReset(begun);
  expect(readStoredReset(NOW)).toEqual(begun);
  expect(readStoredReset(NOW + 1_000)).toBe(initialResetState);
});

test('does not extend a reset after the clock was set back', () => {
  saveReset(begun);
  expect(readStoredReset(NOW - RESET_LIFETIME)).toBe(initialResetState);
});

test.each<[string, Partial<ResetState>]>([
  ['a reset that has ended', { over: 'usedUp' }],
  ['a reset that has not started', { step: 'identify' }],
])('deletes the stored state of %s', (_, part) => {
  saveReset(begun);
  saveReset({ ...begun, ...part });
  expect(readStoredReset(NOW)).toBe(initialResetState);
  expect(readTabState('reset')).toBeNull();
});

test.each([
  { ...begun, step: 'constructor' },
  { ...begun, step: 'identify' },
  { ...begun, endsAt: 'soon' },
  { ...begun, questions: [{}] },
])('ignores the invalid stored value %j', (stored) => {
  writeTabState('reset', stored);
  expect(readStoredReset(NOW)).toBe(initialResetState);
});

test.each(['15400000001', '110101190001010029', 'H12345678', '１５４00000001', 'user_1'])(
  'does not store the login name %s, which may be a document number',
  (loginId) => {
    expect(toStorableLogin({ userType: 'legal', loginId })).toEqual({ userType: 'legal' });
  },
);

test('stores a login name without digits', () => {
  expect(toStorableLogin({ userType: 'person', loginId: 'demo' })).toEqual({
    userType: 'person',
    loginId: 'demo',
  });
});
