/** Calls of sign-in, one short function per endpoint. */
import type { LoginChannel, LoginChannels, Query } from '@/contract';
import { signInEndpoints } from '@/contract/signIn';
import type { SubCodeName } from '@/contract/subCodes';
import { createCaller } from '@/utils/http/callApi';
import { SHOWN_BY_PAGE, throwHeldAccount } from '@/utils/routing/heldAccount';

const call = createCaller(signInEndpoints);

/** Resolves with a fresh single-use key for the secrets of one request. */
export const getSecret = () => call('secret', { single: true });

/** Resolves with an image captcha as data URI. */
export const getCaptchaImage = () => call('captchaImage', { query: { t: String(Date.now()) }, single: true });

/** Resolves with whether the captcha is right; does not use it up. */
export const checkCaptcha = (captcha: string) => call('checkCaptcha', { query: { captcha } });

/** Resolves with whether the server requires encrypted secrets, independent of the domain. */
export const isEncryptionDefault = () => call('defaultEncryption');

/** Resolves with whether this login name needs a captcha. */
export const isCaptchaNeeded = (account: string) => call('captchaNeeded', { query: { account } });

/** For polling (`quiet`, `signal`), and for a page that only redirects (`passing`). */
interface LoginOptions {
  quiet?: boolean;
  signal?: AbortSignal;
  passing?: boolean;
}

/**
 * Signs in on one of the channels. If the state of the account has its own page (frozen, not activated), the refusal
 * opens that page, and is thrown like any other.
 */
export async function login<C extends LoginChannel>(
  channelCode: C,
  body: LoginChannels[C]['body'],
  { passing, ...how }: LoginOptions = {},
): Promise<LoginChannels[C]['data']> {
  const query = { channelCode };
  const done = call('login', { query, body, silentFor: SHOWN_BY_PAGE, ...how });
  // The contract pairs body and response by channel; the endpoint alone cannot.
  return (await done.catch((error) => throwHeldAccount(error, passing))) as LoginChannels[C]['data'];
}

/**
 * Resolves with the address of a provider's page: of an app login by its channel, of an associate provider by its name;
 * or of an application with a code, by its request. `how`: errors that the page shows.
 */
export const obtainCode = (
  query: Query<'obtainCode'>,
  how: { silentFor?: readonly SubCodeName[]; quiet?: boolean } = {},
) => call('obtainCode', { query, ...how, single: true });

/**
 * Resolves with the address for a signed-in visitor of the sign-in page, or null. `query` is the query of the page,
 * with its referer checked.
 */
export const getRedirect = (query: Query<'redirect'>) => call('redirect', { query });

/** Lists the app logins and associate providers for a user type. */
export const findProviders = (userType: Query<'findWithUserType'>['userType']) =>
  call('findWithUserType', { query: { userType }, cache: true });
