/**
 * Responses with few or no optional fields, which the schemas accept and complete with defaults (specification,
 * section 7).
 */
import * as v from 'valibot';
import { allEndpoints } from '@/contract/endpoints';

const defaultUser = {
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

/** The schema replaces a missing count by infinity. */
const defaultCodeSent = { expiresAt: '', resendAt: '', triesLeft: Number.POSITIVE_INFINITY };

it.each([
  ['domain', { enableVerifySecret: '1' }, { enableVerifySecret: '1', siteName: '', redirectHosts: [] }],
  ['domain', {}, { enableVerifySecret: '0', siteName: '', redirectHosts: [] }],
  ['secret', { random: 'r', publicKey: 'k' }, { random: 'r', publicKey: 'k' }],
  ['secret', {}, {}],
  ['secret', null, {}],
  ['accountDetail', {}, defaultUser],
  ['accountDetail', { account: 'demo' }, { ...defaultUser, account: 'demo' }],
  ['login', null, { redirectUrl: null }],
  ['login', '/user/identity_manage', { redirectUrl: '/user/identity_manage' }],
  ['login', {}, { redirectUrl: null }],
  ['redirect', null, null],
  ['autoAuth', null, null],
  ['findWithUserType', null, []],
  ['logout', null, null],
  ['getUuid', 'u-1', 'u-1'],
  ['getQRCode', 'text', { content: 'text', expiresAt: '' }],
  ['getQRCode', { content: 'text' }, { content: 'text', expiresAt: '' }],
  ['smsCode', null, defaultCodeSent],
  ['emailCode', null, defaultCodeSent],
  ['loginCode', {}, defaultCodeSent],
  ['loginCode', null, defaultCodeSent],
  ['ownCode', null, { ...defaultCodeSent, destination: '' }],
  ['ownCode', {}, { ...defaultCodeSent, destination: '' }],
  ['captchaImage', 'data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ['captchaNeeded', null, true],
  ['checkCaptcha', null, true],
  ['defaultEncryption', null, true],
  ['online', null, true],
] as const)('parses a minimal response of %s: %j', (name, data, expected) => {
  expect(v.parse(allEndpoints[name].data as v.GenericSchema, data)).toEqual(expected);
});
