import {
  getUnlinkedProviders,
  isLockedOut,
  listMethodsWithoutCertificate,
  listMethodsWithoutProvider,
} from '@/pages/user/account_manage/account_unbind/signInMethods';
import { makeBinding } from '../../../../support/builders/bindings';
import { makeCertificate } from '../../../../support/builders/certificates';

type CertificateState = import('@/contract').CertificateState;

const own = makeCertificate({ id: '1' });
const city = makeBinding();
const campus = makeBinding({ id: 'binding-2', provider: 'campusPass', providerName: 'Campus Pass' });

test.each([
  [[city], [], true],
  [[city, campus], [], false],
  [[city], ['certificate'] as const, false],
])(
  'decides for %j with %j whether the first provider is the last sign-in method: %s',
  (list, otherWays, last) => {
    expect(isLockedOut(listMethodsWithoutProvider(city, { list, otherWays: [...otherWays] }))).toBe(last);
  },
);

test('lists every sign-in method except the unlinked provider', () => {
  expect(listMethodsWithoutProvider(city, { list: [city, campus], otherWays: ['password'] })).toEqual({
    methods: ['password'],
    providers: ['Campus Pass'],
  });
});

test('lists every sign-in method except the certificate itself', () => {
  const bindings = { list: [city], otherWays: ['password' as const, 'sms' as const, 'certificate' as const] };
  expect(listMethodsWithoutCertificate(own, [own], bindings)).toEqual({
    methods: ['password', 'sms'],
    providers: ['City Pass'],
  });
  expect(listMethodsWithoutCertificate(own, [own], { list: [], otherWays: ['certificate'] })).toEqual({
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
  expect(listMethodsWithoutCertificate(own, certificates, bindings).methods).toEqual(methods);
});

test('does not offer a linked provider', () => {
  const offered = ['cityPass', 'campusPass'].map((provider) => ({ provider, channelCode: 5, name: '' }));
  expect(getUnlinkedProviders(offered, { list: [city] })).toEqual([offered[1]]);
});
