import { STEP_UP_LIFETIME } from '@/constants';
import {
  type MobileChangeEvent,
  type MobileChangeState,
  mobileChangeReducer,
  toInitialState,
} from '@/pages/user/info_manage/modify_mobile/mobileChangeReducer';
import { readMobileChange, saveMobileChange } from '@/pages/user/info_manage/modify_mobile/mobileChangeStore';

const OLD = '154****0001';
const NEW = '154****0066';
const after = (...events: MobileChangeEvent[]): MobileChangeState =>
  events.reduce(mobileChangeReducer, toInitialState(OLD));
const proved: MobileChangeEvent = { type: 'proved', proof: 'p', endsAt: 1000 };

beforeEach(() => sessionStorage.clear());

test('old number, new number, done', () => {
  expect(toInitialState(OLD)).toMatchObject({ step: 'prove', proof: '' });
  expect(after(proved)).toMatchObject({ step: 'number', proof: 'p', endsAt: 1000, again: null });
  expect(after(proved, { type: 'changed', to: NEW })).toMatchObject({ step: 'done', proof: '', to: NEW });
});

test('without a number there is nothing to prove', () => {
  expect(toInitialState('')).toMatchObject({ step: 'number', proof: '' });
  const bound = mobileChangeReducer(toInitialState(''), { type: 'changed', to: NEW });
  expect(bound).toMatchObject({ step: 'done', from: '', to: NEW });
});

test('a proof that is dead leads back to the beginning, and says so; other refusals lead nowhere', () => {
  const over = after(proved, { type: 'refused', subCode: 'TICKET_UNKNOWN' });
  expect(over).toMatchObject({ step: 'prove', proof: '', again: 'proofOver' });
  expect(mobileChangeReducer(over, proved).again).toBeNull();
  expect(after(proved, { type: 'refused', subCode: 'CODE_WRONG' })).toEqual(after(proved));
  expect(after({ type: 'refused', subCode: 'TICKET_UNKNOWN' })).toEqual(toInitialState(OLD));
});

test('a number that was changed elsewhere begins again with it, wherever this was', () => {
  const again = { step: 'prove', from: NEW, proof: '', again: 'numberChanged' };
  expect(after({ type: 'seen', mobile: NEW })).toMatchObject(again);
  expect(after(proved, { type: 'seen', mobile: NEW })).toMatchObject(again);
  expect(after(proved, { type: 'seen', mobile: OLD })).toEqual(after(proved));
});

test('what is done stands, whatever comes late', () => {
  const done = after(proved, { type: 'changed', to: NEW });
  const late: MobileChangeEvent[] = [
    { type: 'seen', mobile: NEW },
    { type: 'refused', subCode: 'TICKET_UNKNOWN' },
    proved,
  ];
  for (const event of late) expect(mobileChangeReducer(done, event)).toBe(done);
  expect(after({ type: 'changed', to: NEW }).step).toBe('prove');
});

describe('what this tab keeps', () => {
  const NOW = 1_000_000;
  const state = { ...after(proved), endsAt: NOW + STEP_UP_LIFETIME };

  test('goes on with a proof while it lasts, for the same person and number', () => {
    saveMobileChange('u-demo', state);
    expect(readMobileChange('u-demo', OLD, NOW)).toEqual(state);
    expect(readMobileChange('u-demo', OLD, state.endsAt).step).toBe('prove');
    expect(readMobileChange('u-demo', OLD, NOW - 1).step).toBe('prove');
    expect(readMobileChange('u-boss', OLD, NOW).step).toBe('prove');
    expect(readMobileChange('u-demo', NEW, NOW).step).toBe('prove');
  });

  test('is forgotten with the proof', () => {
    saveMobileChange('u-demo', state);
    saveMobileChange('u-demo', mobileChangeReducer(state, { type: 'changed', to: NEW }));
    expect(sessionStorage).toHaveLength(0);
  });

  test.each(['7', '{"owner":"u-demo","from":"154****0001","proof":7,"endsAt":1}', 'null'])(
    'stored %s is nothing to go on with',
    (stored) => {
      sessionStorage.setItem('portal_kept_mobileProof', stored);
      expect(readMobileChange('u-demo', OLD, NOW)).toEqual(toInitialState(OLD));
    },
  );
});
