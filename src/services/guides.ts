/** Tickets, certificates, and the guides between a sign-in and where it was going. */
import type { Body, Data, Query } from '@/contract';
import { guidesEndpoints } from '@/contract/guides';
import type { SubCodeName } from '@/contract/subCodes';
import { createCaller } from '@/utils/http/callApi';
import { redirectHeldAccount, SHOWN_BY_PAGE } from '@/utils/routing/heldAccount';

const call = createCaller(guidesEndpoints);

/** Whom an unbound provider account belongs to. */
export const getBindTicket = (bind: string): Promise<Data<'bindTicket'>> =>
  call('bindTicket', { query: { bind } });

/** The mobile number that an SMS sign-in has proved, for the registration that follows it. */
export const getRegisterTicket = (ticket: string): Promise<Data<'registerTicket'>> =>
  call('registerTicket', { query: { ticket } });

/** A challenge for a certificate to sign. */
export const getCaChallenge = (): Promise<Data<'caChallenge'>> => call('caChallenge', { body: {} });

/**
 * Login by a certificate and its signature over the challenge; refusals in `silentFor` show no notice. A refusal of an
 * account that has a page of its own opens that page, and is thrown like the others.
 */
export async function caLogin(
  body: Body<'caLogin'>,
  silentFor: readonly SubCodeName[] = [],
): Promise<Data<'caLogin'>> {
  try {
    return await call('caLogin', { body, silentFor: [...SHOWN_BY_PAGE, ...silentFor] });
  } catch (error) {
    redirectHeldAccount(error);
    throw error;
  }
}

/** The step that stands between this sign-in and where it was going, or null; refusals in `silentFor` show no notice. */
export const getGuide = (query: Query<'guide'>, silentFor: readonly SubCodeName[]): Promise<Data<'guide'>> =>
  call('guide', { query, silentFor });

/** Puts a guide off that may be; answers where to go on. */
export const skipGuide = (body: Body<'skipGuide'>): Promise<Data<'skipGuide'>> => call('skipGuide', { body });
