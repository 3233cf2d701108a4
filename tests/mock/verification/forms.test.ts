import { advanceClock, now } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { CODE_LIFETIME } from '../../../src/constants';
import type { IdType } from '../../../src/contract';
import { subCodes } from '../../../src/contract/subCodes';
import { type ChannelName, verificationChannels } from '../../../src/domain/verificationChannels';
import { formatChinaDate } from '../../../src/validation/dates';
import { addDays } from '../../../src/validation/days';
import vectors from '../../data/identity-numbers.json';
import { accountOf, type Browser, runPortal, wrongCode } from '../portal';
import {
  codeFor,
  type Fields,
  formFor,
  plays,
  recordOf,
  STRANGER,
  startAtNoon,
  starts,
  triesLeft,
  verifies,
} from './queries';

const newBrowser = runPortal();
startAtNoon();
const { FIELD_FORMAT, RANGE_BACKWARDS } = subCodes;

const member = (account = 'newcomer') => newBrowser().opensSessionOf(account);

const names = verificationChannels.map(({ name }) => name);

/** Returns the errors of a form by field, or null. */
async function wrongIn(browser: Browser, channel: ChannelName, more: Fields) {
  const { status, data } = await starts(browser, { ...(await formFor(browser, channel)), ...more });
  return status === 422 ? data : null;
}

test.each(names)('%s starts only with its own consent', async (channel) => {
  const browser = member();
  const form = await formFor(browser, channel);
  for (const consent of [undefined, false, null, 'true', 1]) {
    expect(await starts(browser, { ...form, consent })).toHaveWrongFields({ consent: 'FIELD_REQUIRED' });
  }
  expect(await triesLeft(browser, channel)).toBe(5);
});

test('reports an unknown channel or level before everything else', async () => {
  const browser = member();
  for (const channel of ['faceVerify', 'toString', '', 7, ['gonganVerify']]) {
    expect(Object.keys((await wrongIn(browser, 'gonganVerify', { channel })) ?? {})).toEqual(['channel']);
  }
  for (const level of [0, 5, 1.5, '1', null]) {
    expect(Object.keys((await wrongIn(browser, 'gonganVerify', { level, idNo: '' })) ?? {})).toEqual([
      'level',
    ]);
  }
});

it('refuses a form that was made for another level', async () => {
  const browser = member();
  const form = await formFor(browser, 'providentFundVerify');
  for (const level of [2, 3, 4]) {
    expect(await starts(browser, { ...form, level })).toBeRefusedWith('CHANGED_MEANWHILE');
  }
  expect(await triesLeft(browser, 'providentFundVerify')).toBe(5);
});

describe('the form of a channel', () => {
  test.each<[ChannelName, string, unknown, string]>([
    ['gonganVerify', 'idFrom', '2020-02-30', FIELD_FORMAT],
    ['gonganVerify', 'idTo', '2020-01-01', RANGE_BACKWARDS],
    ['gonganVerify', 'idTo', '2021-01-01', FIELD_FORMAT],
    ['providentFundVerify', 'city', '440000', FIELD_FORMAT],
    ['providentFundVerify', 'city', '440106', FIELD_FORMAT],
    ['providentFundVerify', 'fundAccount', '12345', FIELD_FORMAT],
    ['socialSecurityCardVerify', 'cardNo', 'A1234567', FIELD_FORMAT],
    ['telecomOperatorsVerify', 'region', '+852', FIELD_FORMAT],
    ['telecomOperatorsVerify', 'mobile', '1540000', FIELD_FORMAT],
    ['driverLicenseVerify', 'fileNo', '44010000000', FIELD_FORMAT],
    ['driverLicenseVerify', 'licenceNo', STRANGER.idNo, FIELD_FORMAT],
    ['bankCardVerify', 'bankCardNo', '6200000000000004', FIELD_FORMAT],
  ])('is rejected for %s with %s as %j', async (channel, field, value, subCode) => {
    expect(await wrongIn(member(), channel, { [field]: value })).toEqual({ [field]: subCode });
  });

  test('accepts a document that begins or ends today, and rejects one that begins tomorrow', async () => {
    const browser = member();
    const today = formatChinaDate(now());
    const days = (idFrom: string, idTo: string) => wrongIn(browser, 'gonganVerify', { idFrom, idTo });
    expect(await days(addDays(today, 1), addDays(today, 2))).toEqual({ idFrom: FIELD_FORMAT });
    expect(await days('2020-01-01', addDays(today, -1))).toEqual({ idTo: FIELD_FORMAT });
    expect(await days('2020-01-01', today)).toBeNull();
    advanceClock(60_000);
    expect(await days(today, addDays(today, 1))).toBeNull();
  });

  test('accepts numbers with spaces, hyphens and full-width letters', async () => {
    const browser = member();
    const spelled: [ChannelName, Fields][] = [
      ['socialSecurityCardVerify', { cardNo: ' ａ0000 0002 ' }],
      ['providentFundVerify', { fundAccount: 'GJJ-0000 0002', level: 2 }],
      [
        'bankCardVerify',
        { bankCardNo: String(recordOf('bankCardVerify').bankCardNo).replace(/\d{4}/g, '$& ') },
      ],
    ];
    for (const [channel, more] of spelled) {
      const form = await formFor(browser, channel);
      expect((await verifies(browser, { ...form, ...more })).state).toBe('MATCHED');
    }
  });

  test('accepts the number of the document as the license number, however it is typed', async () => {
    const browser = member();
    const person = { name: '测试子', idType: 'RESIDENT_ID', idNo: '11010519491231002X' };
    const [record] = getPortal().registryRecords.filter(({ channel }) => channel === 'driverLicenseVerify');
    Object.assign(record ?? {}, person, { fields: { licenceNo: person.idNo, fileNo: '440100000001' } });
    const form = await formFor(browser, 'driverLicenseVerify', person);
    const typed = { licenceNo: '110105 19491231 002x' };
    expect((await verifies(browser, { ...form, ...typed })).state).toBe('MATCHED');
    expect(accountOf('newcomer')).toMatchObject(person);
  });
});

describe('the document', () => {
  const takes = async (idType: IdType, idNo: string) =>
    (await wrongIn(member(), 'socialSecurityCardVerify', { idType, idNo })) === null;

  test.each<[IdType, { valid: string[]; invalid: string[] }]>([
    ['RESIDENT_ID', vectors.residentId],
    ['RESIDENCE_PERMIT', vectors.residencePermit],
    ['PERMANENT_RESIDENCE', vectors.permanentResidence15],
    ['PERMANENT_RESIDENCE', vectors.permanentResidence18],
  ])(
    '%s is accepted only with a right number',
    async (type, { valid: [right = ''], invalid: [wrong = ''] }) => {
      expect(await takes(type, right)).toBe(true);
      expect(await takes(type, wrong)).toBe(false);
    },
  );

  test('matches an old number with its current form', async () => {
    const browser = member();
    const [old = '', number = ''] = vectors.residentIdLegacy.upgrade[0] ?? [];
    for (const record of getPortal().registryRecords) {
      if (record.idNo === STRANGER.idNo) Object.assign(record, { idNo: number });
    }
    const form = await formFor(browser, 'socialSecurityCardVerify', { ...STRANGER, idNo: number });
    expect((await verifies(browser, { ...form, idNo: old })).state).toBe('MATCHED');
    expect(accountOf('newcomer').idNo).toBe(number);
  });

  test.each<[IdType, string]>([
    ['PASSPORT', 'TEST00001'],
    ['TRAVEL_PERMIT', 'H00000001'],
    ['TAIWAN_PERMIT', '00000001'],
  ])(
    'is refused for the type %s by the public security record, and not by the others',
    async (idType, idNo) => {
      const browser = member();
      const form = { ...(await formFor(browser, 'gonganVerify')), idType, idNo };
      expect(await starts(browser, form)).toBeRefusedWith('VERIFY_DOCUMENT');
      expect(await triesLeft(browser, 'gonganVerify')).toBe(5);
      const other = { ...(await formFor(browser, 'socialSecurityCardVerify')), idType, idNo };
      expect((await verifies(browser, other)).state).toBe('MISMATCHED');
    },
  );

  test('is verified for a foreigner whom the registries know', async () => {
    const browser = member();
    const person = { name: 'TEST PERSON', idType: 'PASSPORT', idNo: 'TEST00001' };
    const form = await formFor(browser, 'driverLicenseVerify', person);
    expect((await verifies(browser, { ...form, idNo: 'test 00001', licenceNo: 'test00001' })).state).toBe(
      'MATCHED',
    );
    expect(accountOf('newcomer')).toMatchObject({ ...person, level: 2 });
  });

  test('is reported only by its type if that is unknown', async () => {
    const form = await formFor(member(), 'gonganVerify');
    const answer = await starts(member(), { ...form, idType: 'CARD', idNo: '1' });
    expect(answer).toHaveWrongFields({ idType: 'FIELD_FORMAT' });
  });
});

describe('the name', () => {
  test.each(['测试·人', '测'.repeat(30), 'TEST PERSON', `T${'e'.repeat(59)}`, "Tést O'Person"])(
    '%s is compared as it was typed',
    async (name) => {
      const browser = member();
      for (const record of getPortal().registryRecords) {
        if (record.idNo === STRANGER.idNo) Object.assign(record, { name });
      }
      const form = await formFor(browser, 'gonganVerify', { ...STRANGER, name } as typeof STRANGER);
      expect((await verifies(browser, form)).state).toBe('MATCHED');
      expect(accountOf('newcomer').name).toBe(name);
    },
  );
});

describe('the code', () => {
  const channels = ['telecomOperatorsVerify', 'bankCardVerify'] as const;

  test.each(channels)(
    '%s reports a wrong code with the remaining attempts, and queries no registry',
    async (channel) => {
      const browser = member();
      const form = await formFor(browser, channel);
      const answer = await starts(browser, { ...form, code: wrongCode(String(form.code)) });
      expect([answer.subCode, answer.data]).toEqual([subCodes.CODE_WRONG, { triesLeft: 4 }]);
      expect(await triesLeft(browser, channel)).toBe(5);
      expect(await starts(browser, form)).toSucceed();
    },
  );

  test.each(channels)('%s refuses a code of another scene, number or browser', async (channel) => {
    const [browser, other] = [member(), member()];
    const form = await formFor(browser, channel);
    const mobile = '15400000199';
    for (const code of [
      await codeFor(browser, String(form.mobile), 'bind'),
      await codeFor(browser, mobile),
      await codeFor(other, String(form.mobile)),
    ]) {
      expect(await starts(browser, { ...form, code })).toBeRefusedWith('CODE_EXPIRED');
    }
    expect(await triesLeft(browser, channel)).toBe(5);
  });

  test.each(channels)('%s accepts a code once, before it expires', async (channel) => {
    const browser = member();
    const form = await formFor(browser, channel);
    await verifies(browser, { ...form, name: '测试丑' });
    expect(await starts(browser, form)).toBeRefusedWith('CODE_USED_UP');
    const late = await formFor(browser, channel);
    advanceClock(CODE_LIFETIME);
    expect(await starts(browser, late)).toBeRefusedWith('CODE_EXPIRED');
    expect(await triesLeft(browser, channel)).toBe(4);
  });
});

describe('the checks of a request', () => {
  test('are made in the order fields, running query, registry, document, limit, code', async () => {
    const browser = member();
    const form = await formFor(browser, 'telecomOperatorsVerify');
    const license = await formFor(browser, 'driverLicenseVerify');
    const said = async (body: Fields) => (await starts(browser, body)).subCode;
    await starts(browser, form);
    await starts(browser, license);
    for (const channel of ['telecomOperatorsVerify', 'driverLicenseVerify'] as const) {
      await plays(browser, channel, 'down');
    }
    expect(await said({ ...form, carrier: 'x' })).toBe(subCodes.FIELDS_WRONG);
    expect(await said({ ...license, licenceNo: STRANGER.idNo })).toBe(subCodes.FIELDS_WRONG);
    expect(await said(form)).toBe(subCodes.VERIFY_RUNNING);
    await plays(browser, 'gonganVerify', 'down');
    const foreign = { ...(await formFor(browser, 'gonganVerify')), idType: 'PASSPORT', idNo: 'TEST00001' };
    expect(await said(foreign)).toBe(subCodes.VERIFY_DOWN);
  });

  test('do not reach the code if no attempts are left', async () => {
    const browser = member();
    for (let tries = 0; tries < 5; tries += 1) {
      await verifies(browser, { ...(await formFor(browser, 'bankCardVerify')), name: '测试丑' });
    }
    const form = await formFor(browser, 'bankCardVerify');
    const answer = await starts(browser, { ...form, code: wrongCode(String(form.code)) });
    expect(answer).toBeRefusedWith('VERIFY_LIMIT');
  });
});
