import type { ResetStep } from '@/contract';
import type { SubCodeName } from '@/contract/subCodes';
import {
  initialResetState,
  type ResetEvent,
  type ResetState,
  resetReducer,
  resolveResetStep,
} from '@/pages/uaa/resetPwd/resetReducer';

const started: ResetEvent = { type: 'started', id: 'r1', endsAt: 5_000 };
const advanced = (to: ResetStep): ResetEvent => ({ type: 'advanced', id: 'r1', to });
const refused = (subCode?: SubCodeName): ResetEvent => ({ type: 'refused', id: 'r1', subCode });
const questioned = advanced({ next: 'questions', questions: ['BOOK', 'CITY'] });
const proved = advanced({ next: 'password', account: 'demo' });

const after = (...events: ResetEvent[]): ResetState => events.reduce(resetReducer, initialResetState);

test('enters the password step after the proof, or after the questions if the account has any', () => {
  expect(after(started, proved)).toMatchObject({ step: 'password', account: 'demo', questions: [] });
  expect(after(started, questioned)).toMatchObject({
    step: 'questions',
    questions: ['BOOK', 'CITY'],
    account: '',
  });
  expect(after(started, questioned, proved)).toMatchObject({ step: 'password', account: 'demo' });
});

test('clears the previous reset when a new one starts', () => {
  expect(after(started, questioned, proved, { ...started, id: 'r2' })).toEqual({
    ...initialResetState,
    step: 'prove',
    id: 'r2',
    endsAt: 5_000,
  });
  expect(after(started, questioned, { type: 'restarted' })).toBe(initialResetState);
});

test.each([
  ['RESET_UNKNOWN', 'ended'],
  ['PROOF_USED_UP', 'usedUp'],
] as const)('ends the reset after %s with the reason %s', (subCode, over) => {
  const state = after(started, refused(subCode));
  expect(state).toMatchObject({ step: 'prove', over });
  expect(resetReducer(state, proved)).toBe(state);
  expect(resetReducer(state, started)).toMatchObject({ step: 'prove', over: null });
});

describe('an event that must not change the state', () => {
  test.each<[string, ResetEvent[], ResetEvent]>([
    ['a wrong proof', [started], refused('PROOF_MISMATCH')],
    ['an unknown refusal', [started], refused()],
    ['a response to an earlier reset', [{ ...started, id: 'r2' }], proved],
    ['a proof before there is a reset', [], proved],
    ['repeated questions', [started, questioned], questioned],
    ['questions after the password', [started, proved], questioned],
    ['an empty list of questions', [started], advanced({ next: 'questions', questions: [] })],
    ['a second proof', [started, proved], advanced({ next: 'password', account: 'boss' })],
  ])('is ignored: %s', (_, before, event) => {
    const state = after(...before);
    expect(resetReducer(state, event)).toBe(state);
  });
});

test('stores with the last step whether a recovery can begin, and clears it with the next reset', () => {
  const state = after(started, advanced({ next: 'password', account: 'demo', recovery: 'possible' }));
  expect(state.recovery).toBe('possible');
  expect(after(started, proved)).not.toHaveProperty('recovery');
  expect(resetReducer(state, { ...started, id: 'r2' })).not.toHaveProperty('recovery');
});

test.each([
  ['identify', 'identify'],
  ['prove', 'prove'],
  ['questions', 'questions'],
  ['password', 'questions'],
  [null, 'identify'],
  ['constructor', 'questions'],
])('resolves the step %j to %s before the questions are answered', (requested, shown) => {
  expect(resolveResetStep(after(started, questioned), requested)).toBe(shown);
});

test('resolves a step that the account does not have to the current one', () => {
  expect(resolveResetStep(after(started, proved), 'questions')).toBe('password');
  expect(resolveResetStep(initialResetState, 'password')).toBe('identify');
});
