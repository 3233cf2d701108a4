/** Providers people sign in through besides their password. */
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

/** Every provider's id. */
export const providerIds = all.map(([provider]) => provider);

/** The login channel a provider signs in on. */
export function getProviderChannel(provider: ProviderId): number {
  return all.find(([id]) => id === provider)?.[1] ?? associate;
}

/** The provider's name in the reader's language. */
export function getProviderName(provider: ProviderId, lang: Lang): string {
  return translate(lang, `provider.${provider}`);
}

/** The providers of a user type, named in the reader's language. */
export function listProviders(userType: UserType, lang: Lang): Provider[] {
  return providers[userType].map(([provider, channelCode]) => ({
    provider,
    channelCode,
    name: getProviderName(provider, lang),
  }));
}

/** The subject a provider answers with unless told: of its one bound account in the seed. */
export function getDefaultSubject(provider: ProviderId): string {
  return provider === 'govLegal' ? 'boss' : 'demo';
}
