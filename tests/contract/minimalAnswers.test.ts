/** The smallest answers that the specification allows, of the calls of its section 7. */
import * as v from 'valibot';
import { endpoints } from '@/contract/endpoints';
import { sessionEndpoints } from '@/contract/endpoints/session';
import { signInEndpoints } from '@/contract/endpoints/signIn';

const rows = { ...sessionEndpoints, ...signInEndpoints };

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
  roles: [],
};

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
] as const)('reads %s answered by %j', (name, data, expected) => {
  expect(v.parse(rows[name].data as v.GenericSchema, data)).toEqual(expected);
  expect(endpoints[name]).toBe(rows[name].call);
});
