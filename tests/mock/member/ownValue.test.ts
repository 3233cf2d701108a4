import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { STEP_UP_LIFETIME } from '../../../src/constants';
import type { OwnField } from '../../../src/contract';
import { subCodes } from '../../../src/contract/subCodes';
import { type Browser, confirmSessions, runPortal } from '../portal';
import { accountOf } from '../verification/queries';

const newBrowser = runPortal();
const FIELDS: OwnField[] = ['idNo', 'mobile', 'email'];

const member = (account = 'demo') => newBrowser().opensSessionOf(account);

const reads = (browser: Browser, field: unknown) => browser.call('ownValue', { body: { field } });

test('requires a step-up', async () => {
  const browser = member();
  for (const field of FIELDS)
    expect(await reads(browser, field)).toMatchObject({
      status: 428,
      subCode: subCodes.STEP_UP_REQUIRED,
      data: { methods: ['password', 'sms', 'certificate'] },
    });
  confirmSessions();
  expect((await reads(browser, 'idNo')).status).toBe(200);
  advanceClock(STEP_UP_LIFETIME);
  expect((await reads(browser, 'idNo')).status).toBe(428);
});

test.each(['demo', 'boss'])('returns the own values of %s, one at a time', async (account) => {
  const browser = member(account);
  confirmSessions();
  const own = accountOf(account);
  for (const field of FIELDS) expect((await reads(browser, field)).data).toEqual({ value: own[field] ?? '' });
  expect(own.idNo).toHaveLength(18);
});

test('does not accept the step-up of another session, and returns only own values', async () => {
  const [one, other] = [member(), member('newcomer')];
  const [session] = [...getPortal().sessions.values()].filter(({ accountId }) => accountId === 'u-demo');
  if (session) session.steppedUpAt = Date.now() + getPortal().clockOffset;
  expect((await reads(one, 'email')).data).toEqual({ value: 'demo@example.com' });
  expect((await reads(other, 'email')).status).toBe(428);
});

test('returns an empty text for a value that is not stored', async () => {
  const browser = member('newcomer');
  confirmSessions();
  expect(accountOf('newcomer').mobile).toBeNull();
  expect((await reads(browser, 'mobile')).data).toEqual({ value: '' });
});

test.each([['name'], ['password'], ['id'], [''], [undefined], [['name']], ['constructor']])(
  'rejects the field %j before and after a step-up',
  async (field) => {
    const browser = member();
    const wrong = { status: 422, subCode: subCodes.FIELDS_WRONG };
    expect(await reads(browser, field)).toMatchObject(wrong);
    confirmSessions();
    const answer = await reads(browser, field);
    expect(answer).toMatchObject(wrong);
    expect(Object.keys(answer.data as object)).toEqual(['field']);
  },
);
