/** The phrase by which the owner of an account recognizes the portal. */
import type { Body } from '@/contract';
import { phraseEndpoints } from '@/contract/phrase';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(phraseEndpoints);

/** Resolves with the time since when the account has a phrase. */
export const getPhrase = () => call('phrase');

/** Sets or changes the phrase. Requires a step-up. */
export const setPhrase = (phrase: string) => call('setPhrase', { body: { phrase } });

/** Removes the phrase. Requires a step-up. */
export const removePhrase = () => call('removePhrase', { body: {} });

/** Resolves with the phrase of an account that trusts this browser, otherwise with null. Shows no notice. */
export const getSignInPhrase = async (body: Body<'signInPhrase'>): Promise<string | null> =>
  (await call('signInPhrase', { body, quiet: true })).phrase;
