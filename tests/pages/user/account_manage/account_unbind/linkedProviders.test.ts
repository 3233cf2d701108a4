import type { Binding } from '@/contract';
import {
  getOtherProviderNames,
  getUnlinkedProviders,
  isLastSignInMethod,
} from '@/pages/user/account_manage/account_unbind/linkedProviders';

const binding = (provider: string): Binding => ({
  id: `binding-${provider}`,
  provider,
  providerName: provider.toUpperCase(),
  nickname: 'd**o',
  boundAt: '2026-01-01T00:00:00+08:00',
  lastUsedAt: null,
});
const [city, campus] = [binding('cityPass'), binding('campusPass')];

test.each([
  [[city], [], true],
  [[city, campus], [], false],
  [[city], ['certificate'] as const, false],
  [[], ['password'] as const, false],
])('decides for %j with %j whether a provider is the last sign-in method: %s', (list, otherWays, last) => {
  expect(isLastSignInMethod({ list, otherWays: [...otherWays] })).toBe(last);
});

test('lists the other providers that can sign in', () => {
  expect(getOtherProviderNames({ list: [city, campus], otherWays: [] }, city)).toEqual(['CAMPUSPASS']);
});

test('does not offer a linked provider', () => {
  const offered = ['cityPass', 'campusPass'].map((provider) => ({ provider, channelCode: 5, name: '' }));
  expect(getUnlinkedProviders(offered, { list: [city] })).toEqual([offered[1]]);
});
