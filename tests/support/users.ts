/** The signed-in user as the server describes them; each fact can be another. */
import type { UserInfo } from '@/contract';

export const makeUser = (given: Partial<UserInfo> = {}): UserInfo => ({
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
  roles: [],
  ...given,
});
