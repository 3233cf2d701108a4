/** Providers people sign in through besides their password. */
import { DAY, LOGIN_CHANNEL } from '../../../src/constants';
import type { Provider, UserType } from '../../../src/contract';
import { type Lang, type MessageKey, translate } from '../lib/messages';

export type ProviderId = MessageKey extends infer K ? (K extends `provider.${infer Id}` ? Id : never) : never;

/** Somebody's account at a provider. */
export interface Subject {
  provider: ProviderId;
  subject: string;
}

/** The portal's account a provider account belongs to. */
export interface Binding extends Subject {
  id: string;
  accountId: string;
  boundAt: number;
  /** When it last signed somebody in. */
  lastUsedAt: number | null;
}

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

/** At every provider the default subject is bound to the account of that name; `linked` came by one alone. */
export function seedBindings(at: number): Binding[] {
  const usual = providerIds.map((provider, index) => {
    const subject = getDefaultSubject(provider);
    return {
      id: `binding-${provider}`,
      provider,
      subject,
      accountId: `u-${subject}`,
      boundAt: at - (150 - index) * DAY,
      lastUsedAt: index === 0 ? null : at - index * DAY,
    };
  });
  const linked = { provider: 'cityPass', subject: 'linked', accountId: 'u-linked' } as const;
  return [...usual, { id: 'binding-linked', ...linked, boundAt: at - 20 * DAY, lastUsedAt: at - 2 * DAY }];
}
