/** The signed-in user, and the security of the account, as the server returns them; `overrides` replace single fields. */
import type { Security, UserInfo } from '@/contract';
import type { FakeNetwork } from '../fakes/fakeNetwork';

export const makeUser = (overrides: Partial<UserInfo> = {}): UserInfo => ({
  id: 'u-1',
  account: 'demo',
  nickname: '',
  avatar: '',
  name: '测*甲',
  userType: 'person',
  level: 1,
  mobile: '154****0001',
  email: '',
  idType: '',
  idNo: '',
  status: 'ACTIVE',
  lastLogin: null,
  keptUntil: null,
  roles: [],
  ...overrides,
});

export const makeSecurity = (overrides: Partial<Security> = {}): Security => ({
  account: 'demo',
  passwordAt: '2026-01-01T00:00:00+08:00',
  mobile: '154****0001',
  email: '',
  emailVersion: 'v1',
  questions: 0,
  certificates: 0,
  passkeys: 0,
  authenticator: false,
  bindings: 0,
  sessions: 1,
  level: 1,
  missingProof: null,
  ...overrides,
});

/** Sets the responses to the requests that load the signed-in user. */
export function answerSession(network: FakeNetwork, user = makeUser()) {
  network.answer('online', true);
  network.answer('domain', { enableVerifySecret: '0' });
  network.answer('accountDetail', user);
}
