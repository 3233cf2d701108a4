/** The providers of other accounts that people sign in with. */
import { LOGIN_CHANNEL } from '../../../src/constants';
import type { Provider, UserType } from '../../../src/contract/index';
import { type Lang, translate } from '../lib/messages';
import type { ProviderId } from './records/signIn';

const { associate, paymentApp, messagingApp } = LOGIN_CHANNEL;

const providers: Record<UserType, [provider: ProviderId, channelCode: number][]> = {
  person: [
    ['paymentApp', paymentApp],
    ['messagingApp', messagingApp],
    ['cityPass', associate],
    ['campusPass', associate],
  ],
  legal: [['govLegal', associate]],
};

const all = [...providers.person, ...providers.legal];

/** The ids of all providers that a page offers. */
export const providerIds = all.map(([provider]) => provider);

/** Returns the login channel of a provider (docs/specification.md 4.8). */
export function getProviderChannel(provider: ProviderId): number {
  return all.find(([id]) => id === provider)?.[1] ?? associate;
}

export function getProviderName(provider: ProviderId, lang: Lang): string {
  return translate(lang, `provider.${provider}`);
}

/** Lists the providers for a user type, with their names in the language of the reader. */
export function listProviders(userType: UserType, lang: Lang): Provider[] {
  return providers[userType].map(([provider, channelCode]) => ({
    provider,
    channelCode,
    name: getProviderName(provider, lang),
  }));
}

/** Returns the subject that the played provider uses by default: the one that the seed binds. */
export function getDefaultSubject(provider: ProviderId): string {
  return providers.legal.some(([id]) => id === provider) ? 'boss' : 'demo';
}
