import {
  findNextResetStep,
  initialResetState,
  listResetSteps,
  type ResetEvent,
  type ResetState,
  resetReducer,
  resolveResetStep,
} from '@/pages/uaa/resetPwd/resetReducer';

const started: ResetEvent = { type: 'started', id: 'r1', endsAt: 5_000 };
const asked: ResetEvent = {
  type: 'advanced',
  id: 'r1',
  to: { next: 'questions', questions: ['BOOK', 'CITY'] },
};
const proved: ResetEvent = { type: 'advanced', id: 'r1', to: { next: 'password', account: 'demo' } };

const after = (...events: ResetEvent[]): ResetState => events.reduce(resetReducer, initialResetState);

test('proof follows who it is about', () => {
  expect(after(started)).toEqual({ ...initialResetState, step: 'prove', id: 'r1', endsAt: 5_000 });
});

test('the password follows the proof, or the questions between', () => {
  expect(after(started, proved)).toMatchObject({ step: 'password', account: 'demo', questions: [] });
  expect(after(started, asked)).toMatchObject({
    step: 'questions',
    questions: ['BOOK', 'CITY'],
    account: '',
  });
  expect(after(started, asked, proved)).toMatchObject({ step: 'password', account: 'demo' });
});

test('begun anew, nothing of the reset before is left', () => {
  expect(after(started, asked, proved, { ...started, id: 'r2' })).toEqual({
    ...initialResetState,
    step: 'prove',
    id: 'r2',
    endsAt: 5_000,
  });
  expect(after(started, asked, { type: 'begunAgain' })).toBe(initialResetState);
});

test.each([
  ['RESET_UNKNOWN', 'ended'],
  ['PROOF_USED_UP', 'usedUp'],
] as const)('%s ends it: %s', (subCode, over) => {
  const state = after(started, { type: 'refused', id: 'r1', subCode });
  expect(state).toMatchObject({ step: 'prove', over });
  expect(resetReducer(state, proved)).toBe(state);
  expect(resetReducer(state, started)).toMatchObject({ step: 'prove', over: null });
});

describe('changes nothing:', () => {
  test.each<[string, ResetEvent[], ResetEvent]>([
    ['a wrong proof', [started], { type: 'refused', id: 'r1', subCode: 'PROOF_MISMATCH' }],
    ['a refusal the portal does not know', [started], { type: 'refused', id: 'r1', subCode: undefined }],
    ['an answer for an earlier reset', [{ ...started, id: 'r2' }], proved],
    [
      'a refusal of an earlier reset',
      [{ ...started, id: 'r2' }],
      { type: 'refused', id: 'r1', subCode: 'PROOF_USED_UP' },
    ],
    ['a proof before there is a reset', [], proved],
    ['questions asked twice', [started, asked], asked],
    ['questions after the password', [started, proved], asked],
    [
      'questions that are none',
      [started],
      { type: 'advanced', id: 'r1', to: { next: 'questions', questions: [] } },
    ],
    [
      'a second proof',
      [started, proved],
      { type: 'advanced', id: 'r1', to: { next: 'password', account: 'boss' } },
    ],
  ])('%s', (_, before, event) => {
    const state = after(...before);
    expect(resetReducer(state, event)).toBe(state);
  });
});

test('the steps are those of the account', () => {
  expect(listResetSteps(after(started))).toEqual(['identify', 'prove', 'password']);
  expect(listResetSteps(after(started, asked))).toEqual(['identify', 'prove', 'questions', 'password']);
});

test.each([
  ['identify', 'identify'],
  ['prove', 'prove'],
  ['questions', 'questions'],
  ['password', 'questions'],
  [null, 'identify'],
  ['', 'questions'],
  ['constructor', 'questions'],
])('before the answers the address %j shows %s', (wanted, shown) => {
  expect(resolveResetStep(after(started, asked), wanted)).toBe(shown);
});

test('a step this account does not have shows where it stands', () => {
  expect(resolveResetStep(after(started, proved), 'questions')).toBe('password');
  expect(resolveResetStep(initialResetState, 'password')).toBe('identify');
});

test('after a step that was passed comes the next of this account', () => {
  expect(findNextResetStep(after(started, proved), 'prove')).toBe('password');
  expect(findNextResetStep(after(started, asked, proved), 'prove')).toBe('questions');
  expect(findNextResetStep(after(started, asked, proved), 'password')).toBe('password');
});
