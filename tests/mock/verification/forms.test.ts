import { advanceClock, now } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import type { IdType } from '../../../src/contract';
import { subCodes } from '../../../src/contract/subCodes';
import { type ChannelName, verificationChannels } from '../../../src/domain/verificationChannels';
import { formatChinaDate } from '../../../src/validation/dates';
import { addDays } from '../../../src/validation/days';
import vectors from '../../data/identity-numbers.json';
import { accountOf, type Browser, runPortal, wrongCode } from '../portal';
import { type Fields, formFor, STRANGER, start, startAtNoon, triesLeft, verifyIdentity } from './queries';

const newBrowser = runPortal();
startAtNoon();
const { FIELD_FORMAT, RANGE_BACKWARDS } = subCodes;

const member = (account = 'newcomer') => newBrowser().opensSessionOf(account);

const names = verificationChannels.map(({ name }) => name);

/** Returns the errors of a form by field, or null. */
async function listWrong(browser: Browser, channel: ChannelName, more: Fields) {
  const { status, data } = await start(browser, { ...(await formFor(browser, channel)), ...more });
  return status === 422 ? data : null;
}

test.each(names)('%s starts only with its own consent', async (channel) => {
  const browser = member();
  const form = await formFor(browser, channel);
  for (const consent of [undefined, false])
    expect(await start(browser, { ...form, consent })).toHaveWrongFields({ consent: 'FIELD_REQUIRED' });
  expect(await triesLeft(browser, channel)).toBe(5);
});

test('refuses an unknown channel, and a form that was made for another level', async () => {
  const browser = member();
  expect(await listWrong(browser, 'gonganVerify', { channel: 'toString' })).toEqual({
    channel: FIELD_FORMAT,
  });
  const form = await formFor(browser, 'providentFundVerify');
  expect(await start(browser, { ...form, level: 2 })).toBeRefusedWith('CHANGED_MEANWHILE');
  expect(await triesLeft(browser, 'providentFundVerify')).toBe(5);
});

describe('the form of a channel', () => {
  test.each<[ChannelName, string, unknown, string]>([
    ['gonganVerify', 'idTo', '2020-01-01', RANGE_BACKWARDS],
    ['providentFundVerify', 'city', '440000', FIELD_FORMAT],
    ['socialSecurityCardVerify', 'cardNo', 'A1234567', FIELD_FORMAT],
    ['telecomOperatorsVerify', 'region', '+852', FIELD_FORMAT],
    ['driverLicenseVerify', 'licenceNo', STRANGER.idNo, FIELD_FORMAT],
    ['bankCardVerify', 'bankCardNo', '6200000000000004', FIELD_FORMAT],
  ])('is rejected for %s with %s as %j', async (channel, field, value, subCode) => {
    expect(await listWrong(member(), channel, { [field]: value })).toEqual({ [field]: subCode });
  });

  test('accepts a document that begins or ends today, and rejects one that begins tomorrow', async () => {
    const browser = member();
    const today = formatChinaDate(now());
    const days = (idFrom: string, idTo: string) => listWrong(browser, 'gonganVerify', { idFrom, idTo });
    expect(await days(addDays(today, 1), addDays(today, 2))).toEqual({ idFrom: FIELD_FORMAT });
    expect(await days('2020-01-01', addDays(today, -1))).toEqual({ idTo: FIELD_FORMAT });
    expect(await days('2020-01-01', today)).toBeNull();
    advanceClock(60_000);
    expect(await days(today, addDays(today, 1))).toBeNull();
  });
});

describe('the document', () => {
  const isAccepted = async (idType: IdType, idNo: string) =>
    (await listWrong(member(), 'socialSecurityCardVerify', { idType, idNo })) === null;

  test('is accepted only with a right number', async () => {
    const { valid, invalid } = vectors.residencePermit;
    expect(await isAccepted('RESIDENCE_PERMIT', valid[0] ?? '')).toBe(true);
    expect(await isAccepted('RESIDENCE_PERMIT', invalid[0] ?? '')).toBe(false);
  });

  test('matches an old number with its current form', async () => {
    const browser = member();
    const [old = '', number = ''] = vectors.residentIdLegacy.upgrade[0] ?? [];
    for (const record of getPortal().registryRecords) {
      if (record.idNo === STRANGER.idNo) Object.assign(record, { idNo: number });
    }
    const form = await formFor(browser, 'socialSecurityCardVerify', { ...STRANGER, idNo: number });
    expect((await verifyIdentity(browser, { ...form, idNo: old })).state).toBe('MATCHED');
    expect(accountOf('newcomer').idNo).toBe(number);
  });

  test('is refused for a passport by the public security record, and not by the others', async () => {
    const browser = member();
    const passport = { idType: 'PASSPORT', idNo: 'TEST00001' };
    const form = { ...(await formFor(browser, 'gonganVerify')), ...passport };
    expect(await start(browser, form)).toBeRefusedWith('VERIFY_DOCUMENT');
    expect(await triesLeft(browser, 'gonganVerify')).toBe(5);
    const other = { ...(await formFor(browser, 'socialSecurityCardVerify')), ...passport };
    expect((await verifyIdentity(browser, other)).state).toBe('MISMATCHED');
  });

  test('is verified for a foreigner whom the registries know', async () => {
    const browser = member();
    const person = { name: 'TEST PERSON', idType: 'PASSPORT', idNo: 'TEST00001' };
    const form = await formFor(browser, 'driverLicenseVerify', person);
    expect(
      (await verifyIdentity(browser, { ...form, idNo: 'test 00001', licenceNo: 'test00001' })).state,
    ).toBe('MATCHED');
    expect(accountOf('newcomer')).toMatchObject({ ...person, level: 2 });
  });
});

test.each(['telecomOperatorsVerify', 'bankCardVerify'] as const)(
  '%s reports a wrong code with the remaining attempts, and queries no registry',
  async (channel) => {
    const browser = member();
    const form = await formFor(browser, channel);
    const answer = await start(browser, { ...form, code: wrongCode(String(form.code)) });
    expect([answer.subCode, answer.data]).toEqual([subCodes.CODE_WRONG, { triesLeft: 4 }]);
    expect(await triesLeft(browser, channel)).toBe(5);
    expect(await start(browser, form)).toSucceed();
  },
);
