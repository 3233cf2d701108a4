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

/** Resolves with whether the captcha is correct; does not use it up. */
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
  { passing, ...options }: LoginOptions = {},
): Promise<LoginChannels[C]['data']> {
  const query = { channelCode };
  const response = call('login', { query, body, silentFor: SHOWN_BY_PAGE, ...options });
  // LoginChannels pairs body and response by channel; the type of the endpoint cannot.
  return (await response.catch((error) => throwHeldAccount(error, passing))) as LoginChannels[C]['data'];
}

/**
 * Resolves with the address of a provider's page: for an app login by its channel, for an associate provider by its name;
 * or with an application's address with a code, by the id of its request. `options`: errors without a notice.
 */
export const obtainCode = (
  query: Query<'obtainCode'>,
  options: { silentFor?: readonly SubCodeName[]; quiet?: boolean } = {},
) => call('obtainCode', { query, ...options, single: true });

/**
 * Resolves with the address that sign-in opens for a signed-in user, or null. `query` is the query of the page, with a
 * checked referer.
 */
export const getRedirect = (query: Query<'redirect'>) => call('redirect', { query });

/** Lists the app logins and associate providers for a user type. */
export const findProviders = (userType: Query<'findWithUserType'>['userType']) =>
  call('findWithUserType', { query: { userType }, cache: true });
