import { listOtherSignInMethods } from '@/pages/user/account_manage/account_unbind/signInMethods';
import { makeCertificate } from '../../../../support/builders/certificates';

type CertificateState = import('@/contract').CertificateState;

const own = makeCertificate({ id: '1' });
const cityPass = {
  id: 'b',
  provider: 'cityPass',
  providerName: 'City Pass',
  nickname: 'd**o',
  boundAt: '2026-01-01T00:00:00+08:00',
  lastUsedAt: null,
};

test('lists every sign-in method except the certificate itself', () => {
  expect(
    listOtherSignInMethods(own, [own], {
      list: [cityPass],
      otherWays: ['password', 'sms', 'certificate'],
    }),
  ).toEqual({ methods: ['password', 'sms'], providers: ['City Pass'] });
  expect(listOtherSignInMethods(own, [own], { list: [], otherWays: ['certificate'] })).toEqual({
    methods: [],
    providers: [],
  });
});

test.each<[CertificateState, string[]]>([
  ['VALID', ['certificate']],
  ['EXPIRING', ['certificate']],
  ['EXPIRED', []],
  ['REVOKED', []],
  ['NOT_YET', []],
])('lists another certificate only while it is valid: %s', (state, methods) => {
  const certificates = [own, makeCertificate({ id: '2', state })];
  const bindings = { list: [], otherWays: ['certificate' as const] };
  expect(listOtherSignInMethods(own, certificates, bindings).methods).toEqual(methods);
});
