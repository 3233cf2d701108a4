import { act, renderHook } from '@testing-library/react';
import { STEP_UP_LIFETIME } from '@/constants';
import {
  type MobileChangeEvent,
  type MobileChangeState,
  mobileChangeReducer,
  readMobileChange,
  saveMobileChange,
  toInitialState,
  useMobileChange,
} from '@/pages/user/info_manage/modify_mobile/useMobileChange';
import { ApiError } from '@/utils/http/ApiError';
import { answerSession } from '../../../../support/builders/users';
import { createFakeNetwork, settle } from '../../../../support/fakes/fakeNetwork';
import { PageAt } from '../../../../support/render/pageAt';

const network = createFakeNetwork();

const OLD = '154****0001';
const NEW = '154****0066';
const refusal = (subCode: import('@/contract/subCodes').SubCodeName) => new ApiError('refused', { subCode });
const proof = () => ({ proof: 'p', expiresAt: new Date(Date.now() + 60_000).toISOString() });

const renderChange = () =>
  renderHook(({ mobile }) => useMobileChange('u-demo', mobile), {
    initialProps: { mobile: OLD },
    wrapper: PageAt,
  });

beforeEach(() => {
  answerSession(network);
});

test('restores a proof after a reload, and deletes it after the change', async () => {
  const first = renderChange();
  expect(first.result.current.state).toMatchObject({ step: 'prove', proof: '' });
  act(() => first.result.current.onProved(proof()));
  expect(first.result.current.state.step).toBe('number');
  first.unmount();
  const second = renderChange();
  expect(second.result.current.state).toMatchObject({ step: 'number', proof: 'p' });
  act(() => second.result.current.onChanged(NEW));
  expect(second.result.current.state).toMatchObject({ step: 'done', to: NEW });
  await settle();
  expect(network.sent('accountDetail')).toHaveLength(1);
  // The reloaded user has the new number; the step is still `done`.
  second.rerender({ mobile: NEW });
  expect(second.result.current.state.step).toBe('done');
  second.unmount();
  expect(renderChange().result.current.state.step).toBe('prove');
});

test.each(['TICKET_UNKNOWN', 'CODE_WRONG', 'NO_DESTINATION'] as const)(
  'reloads the number after %s and restarts if it has changed',
  async (name) => {
    const { result, rerender } = renderChange();
    act(() => result.current.noteError(refusal(name)));
    await settle();
    expect(network.sent('accountDetail')).toHaveLength(1);
    expect(result.current.state.again).toBeNull();
    rerender({ mobile: NEW });
    expect(result.current.state).toMatchObject({ step: 'prove', from: NEW, again: 'numberChanged' });
  },
);

test('restarts with the number that received the code, if it is not the one on screen', async () => {
  const { result, rerender } = renderChange();
  act(() => result.current.noteDestination(OLD));
  await settle();
  expect(network.calls).toEqual([]);
  act(() => result.current.noteDestination(NEW));
  await settle();
  expect(network.sent('accountDetail')).toHaveLength(1);
  const again = { step: 'prove', from: NEW, again: 'numberChanged' };
  expect(result.current.state).toMatchObject(again);
  rerender({ mobile: NEW });
  expect(result.current.state).toMatchObject(again);
});

test('does not reload the number after other errors, and restarts after an expired proof', async () => {
  const { result } = renderChange();
  act(() => result.current.onProved(proof()));
  act(() => result.current.noteError(refusal('MOBILE_TAKEN')));
  await settle();
  expect(network.calls).toEqual([]);
  expect(result.current.state.step).toBe('number');
  act(() => result.current.noteError(refusal('TICKET_UNKNOWN')));
  expect(result.current.state).toMatchObject({ step: 'prove', again: 'proofOver' });
  expect(sessionStorage).toHaveLength(0);
  act(() => result.current.onProved(proof()));
  expect(result.current.state).toMatchObject({ step: 'number', again: null });
});

describe('the reducer', () => {
  const stateAfter = (...events: MobileChangeEvent[]): MobileChangeState =>
    events.reduce(mobileChangeReducer, toInitialState(OLD));
  const proved: MobileChangeEvent = { type: 'proved', proof: 'p', endsAt: 1000 };

  test('ignores late events after the change, and a change without a proof', () => {
    const done = stateAfter(proved, { type: 'changed', to: NEW });
    const late: MobileChangeEvent[] = [
      { type: 'seen', mobile: NEW },
      { type: 'refused', subCode: 'TICKET_UNKNOWN' },
      proved,
    ];
    for (const event of late) expect(mobileChangeReducer(done, event)).toBe(done);
    expect(stateAfter({ type: 'changed', to: NEW }).step).toBe('prove');
  });
});

describe('the state stored in the tab', () => {
  const NOW = 1_000_000;
  const state: MobileChangeState = {
    ...toInitialState(OLD),
    step: 'number',
    proof: 'p',
    endsAt: NOW + STEP_UP_LIFETIME,
  };

  test('is restored for the same user and number until the proof expires', () => {
    saveMobileChange('u-demo', state);
    expect(readMobileChange('u-demo', OLD, NOW)).toEqual(state);
    expect(readMobileChange('u-demo', OLD, state.endsAt).step).toBe('prove');
    expect(readMobileChange('u-demo', OLD, NOW - 1).step).toBe('prove');
    expect(readMobileChange('u-boss', OLD, NOW).step).toBe('prove');
    expect(readMobileChange('u-demo', NEW, NOW).step).toBe('prove');
  });

  test('is ignored if it is invalid', () => {
    const stored = '{"owner":"u-demo","from":"154****0001","proof":7,"endsAt":1}';
    sessionStorage.setItem('portal_kept_mobileProof', stored);
    expect(readMobileChange('u-demo', OLD, NOW)).toEqual(toInitialState(OLD));
  });
});
