import {
  type MobileChangeEvent,
  type MobileChangeState,
  mobileChangeReducer,
  toInitialState,
} from '@/pages/user/info_manage/modify_mobile/mobileChangeReducer';

const OLD = '154****0001';
const NEW = '154****0066';
const after = (...events: MobileChangeEvent[]): MobileChangeState =>
  events.reduce(mobileChangeReducer, toInitialState(OLD));
const proved: MobileChangeEvent = { type: 'proved', proof: 'p', endsAt: 1000 };

test('passes through the proof of the old number and the new number to done', () => {
  expect(toInitialState(OLD)).toMatchObject({ step: 'prove', proof: '' });
  expect(after(proved)).toMatchObject({ step: 'number', proof: 'p', endsAt: 1000, again: null });
  expect(after(proved, { type: 'changed', to: NEW })).toMatchObject({ step: 'done', proof: '', to: NEW });
});

test('skips the proof for an account without a number', () => {
  expect(toInitialState('')).toMatchObject({ step: 'number', proof: '' });
  const bound = mobileChangeReducer(toInitialState(''), { type: 'changed', to: NEW });
  expect(bound).toMatchObject({ step: 'done', from: '', to: NEW });
});

test('returns to the proof with a reason after it has expired, and ignores other refusals', () => {
  const over = after(proved, { type: 'refused', subCode: 'TICKET_UNKNOWN' });
  expect(over).toMatchObject({ step: 'prove', proof: '', again: 'proofOver' });
  expect(mobileChangeReducer(over, proved).again).toBeNull();
  expect(after(proved, { type: 'refused', subCode: 'CODE_WRONG' })).toEqual(after(proved));
  expect(after({ type: 'refused', subCode: 'TICKET_UNKNOWN' })).toEqual(toInitialState(OLD));
});

test('restarts with the current number if it was changed elsewhere', () => {
  const again = { step: 'prove', from: NEW, proof: '', again: 'numberChanged' };
  expect(after({ type: 'seen', mobile: NEW })).toMatchObject(again);
  expect(after(proved, { type: 'seen', mobile: NEW })).toMatchObject(again);
  expect(after(proved, { type: 'seen', mobile: OLD })).toEqual(after(proved));
});

test('ignores late events after the change, and a change without a proof', () => {
  const done = after(proved, { type: 'changed', to: NEW });
  const late: MobileChangeEvent[] = [
    { type: 'seen', mobile: NEW },
    { type: 'refused', subCode: 'TICKET_UNKNOWN' },
    proved,
  ];
  for (const event of late) expect(mobileChangeReducer(done, event)).toBe(done);
  expect(after({ type: 'changed', to: NEW }).step).toBe('prove');
});
