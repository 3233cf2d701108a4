/** Tickets, certificates, and the guides between a sign-in and its target. */
import type { Body, Query } from '@/contract';
import { guidesEndpoints } from '@/contract/guides';
import type { SubCodeName } from '@/contract/subCodes';
import { createCaller } from '@/utils/http/callApi';
import { SHOWN_BY_PAGE, throwHeldAccount } from '@/utils/routing/heldAccount';

const call = createCaller(guidesEndpoints);

/** Resolves with the provider and the nickname of an unbound provider account, by its ticket. */
export const getBindTicket = (bind: string) => call('bindTicket', { query: { bind } });

/** Resolves with the mobile number that an SMS sign-in has proved, for the registration that follows it. */
export const getRegisterTicket = (ticket: string) => call('registerTicket', { query: { ticket } });

/** Resolves with a challenge for a certificate to sign. */
export const getCaChallenge = () => call('caChallenge', { body: {} });

/**
 * Signs in by a certificate and its signature over the challenge. Refusals in `silentFor` show no notice. If the state
 * of the account has its own page, the refusal opens that page, and is thrown like any other.
 */
export const caLogin = (body: Body<'caLogin'>, silentFor: readonly SubCodeName[] = []) =>
  call('caLogin', { body, silentFor: [...SHOWN_BY_PAGE, ...silentFor] }).catch(throwHeldAccount);

/** Resolves with the guide between this sign-in and its target, or null. Refusals in `silentFor` show no notice. */
export const getGuide = (query: Query<'guide'>, silentFor: readonly SubCodeName[]) =>
  call('guide', { query, silentFor });

/** Skips a guide that may be skipped. Resolves with the next address. */
export const skipGuide = (body: Body<'skipGuide'>) => call('skipGuide', { body });
