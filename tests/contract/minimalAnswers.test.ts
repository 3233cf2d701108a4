/** The smallest responses that the specification allows for the calls of its section 7. */
import * as v from 'valibot';
import { codesEndpoints } from '@/contract/codes';
import { endpoints } from '@/contract/endpoints';
import { qrEndpoints } from '@/contract/qr';
import { sessionEndpoints } from '@/contract/session';
import { signInEndpoints } from '@/contract/signIn';

const rows = { ...sessionEndpoints, ...signInEndpoints, ...codesEndpoints, ...qrEndpoints };

const user = {
  id: '',
  account: '',
  nickname: '',
  avatar: '',
  name: '',
  userType: 'person',
  level: 1,
  mobile: '',
  email: '',
  idType: '',
  idNo: '',
  status: 'ACTIVE',
  lastLogin: null,
  keptUntil: null,
  roles: [],
};

const sent = { expiresAt: '', resendAt: '', triesLeft: Number.POSITIVE_INFINITY };

it.each([
  ['domain', { enableVerifySecret: '1' }, { enableVerifySecret: '1', siteName: '', redirectHosts: [] }],
  ['domain', {}, { enableVerifySecret: '0', siteName: '', redirectHosts: [] }],
  ['secret', { random: 'r', publicKey: 'k' }, { random: 'r', publicKey: 'k' }],
  ['secret', {}, {}],
  ['secret', null, {}],
  ['accountDetail', {}, user],
  ['accountDetail', { account: 'demo' }, { ...user, account: 'demo' }],
  ['login', null, { redirectUrl: null }],
  ['login', '/user/identity_manage', { redirectUrl: '/user/identity_manage' }],
  ['login', {}, { redirectUrl: null }],
  ['redirect', null, null],
  ['findWithUserType', null, []],
  ['logout', null, null],
  ['getUuid', 'u-1', 'u-1'],
  ['getQRCode', 'text', { content: 'text', expiresAt: '' }],
  ['getQRCode', { content: 'text' }, { content: 'text', expiresAt: '' }],
  ['smsCode', null, sent],
  ['emailCode', null, sent],
  ['loginCode', {}, sent],
  ['loginCode', null, sent],
  ['ownCode', null, { ...sent, destination: '' }],
  ['ownCode', {}, { ...sent, destination: '' }],
  ['captchaImage', 'data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ['captchaNeeded', null, true],
  ['checkCaptcha', null, true],
  ['defaultEncryption', null, true],
  ['online', null, true],
] as const)('reads for %s the response %j', (name, data, expected) => {
  expect(v.parse(rows[name].data as v.GenericSchema, data)).toEqual(expected);
  expect(endpoints[name]).toBe(rows[name].call);
});
