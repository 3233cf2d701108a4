/** Providers people sign in through besides their password. */
import type { Provider, UserType } from '../../src/services/contract';
import { type Lang, type WordKey, words } from './words';

/** Login channels: specification, section 4. */
const ASSOCIATE = 5;
const PAYMENT_APP = 31;
const MESSAGING_APP = 32;

type ProviderId = WordKey extends infer K ? (K extends `provider.${infer Id}` ? Id : never) : never;

const providers: Record<UserType, [provider: ProviderId, channelCode: number][]> = {
  person: [
    ['paymentApp', PAYMENT_APP],
    ['messagingApp', MESSAGING_APP],
    ['cityPass', ASSOCIATE],
    ['campusPass', ASSOCIATE],
  ],
  legal: [['govLegal', ASSOCIATE]],
};

/** The providers of a user type, named in the reader's language. */
export function providersOf(userType: UserType, lang: Lang): Provider[] {
  return providers[userType].map(([provider, channelCode]) => ({
    provider,
    channelCode,
    name: words(lang, `provider.${provider}`),
  }));
}
