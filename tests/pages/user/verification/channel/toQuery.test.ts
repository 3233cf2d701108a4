import type { IdentityLevel, VerificationField } from '@/contract';
import type { KnownChannel } from '@/domain/verificationChannels';
import { findChannel, verificationChannels } from '@/domain/verificationChannels';
import { type FieldValues, toQuery } from '@/pages/user/verification/channel/toQuery';

/** Values for all fields of all channels. */
const values: FieldValues = {
  name: '测试乙',
  idType: 'RESIDENT_ID',
  idNo: '110101190001020028',
  idFrom: '2020-01-01',
  idTo: '2040-01-01',
  city: '440100',
  fundAccount: 'GJJ00000002',
  cardNo: 'A00000002',
  carrier: 'CMCC',
  region: '+86',
  mobile: '15400000202',
  code: '000000',
  licenceNo: '110101190001020028',
  fileNo: '440100000002',
  bankCardNo: '6200000000000005',
};

const channelOf = (name: string): KnownChannel => {
  const channel = findChannel(name);
  if (!channel) throw new Error(`no channel ${name}`);
  return channel;
};

/** The query as it is sent, after JSON serialization. */
const sent = (
  channel: Parameters<typeof toQuery>[0],
  level: IdentityLevel,
  fields: FieldValues,
  origin = '/',
) => JSON.parse(JSON.stringify(toQuery(channel, level, fields, origin)));

const pick = (fields: readonly VerificationField[]) =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

test.each(verificationChannels)('returns the fields of $name, and the identity below level 2', (channel) => {
  const { name, idType, idNo } = values;
  const region = (channel.fields as readonly string[]).includes('mobile') && { region: '+86' };
  const own = { channel: channel.name, consent: true, ...pick(channel.fields), ...region };
  expect(sent(channel, 1, values)).toEqual({ ...own, level: 1, name, idType, idNo });
  const { licenceNo: _, ...withoutLicense } = own as Record<string, unknown>;
  for (const level of [2, 3, 4] as const)
    expect(sent(channel, level, values)).toEqual({ ...withoutLicense, level });
});

test('returns an empty end date for a document without one, even if a date was selected before', () => {
  const channel = channelOf('gonganVerify');
  expect(sent(channel, 1, { ...values, endless: true })).toMatchObject({ idFrom: '2020-01-01', idTo: '' });
  expect(sent(channel, 1, { ...values, endless: false })).toMatchObject({ idTo: '2040-01-01' });
  expect(sent(channel, 1, { ...values, idTo: undefined, endless: true })).toMatchObject({ idTo: '' });
  expect(sent(channel, 1, { ...values, endless: true })).not.toHaveProperty('endless');
});

test('returns an empty text for a missing field so that the server can report it', () => {
  expect(sent(channelOf('providentFundVerify'), 2, {})).toEqual({
    channel: 'providentFundVerify',
    level: 2,
    consent: true,
    city: '',
    fundAccount: '',
  });
});

test('returns the page of origin unless it is the home page', () => {
  const channel = channelOf('alipayVerify');
  expect(sent(channel, 2, {}, '/user/info_manage')).toMatchObject({ origin: '/user/info_manage' });
  expect(sent(channel, 2, {})).not.toHaveProperty('origin');
});
