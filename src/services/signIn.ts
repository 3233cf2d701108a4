/** Calls of sign-in, one short function per endpoint. */
import type { LoginChannel, LoginChannels, Provider, Query, Secret } from '@/contract';
import { signInEndpoints } from '@/contract/signIn';
import type { SubCodeName } from '@/contract/subCodes';
import { createCaller } from '@/utils/http/callApi';
import { redirectHeldAccount, SHOWN_BY_PAGE } from '@/utils/routing/heldAccount';

const call = createCaller(signInEndpoints);

/** A fresh single-use key for the secrets of one request. */
export const getSecret = (): Promise<Secret> => call('secret', { single: true });

/** An image captcha as data URI. */
export const getCaptchaImage = (): Promise<string> =>
  call('captchaImage', { query: { t: String(Date.now()) } });

/** Whether the captcha reads so; asking never consumes it. */
export const checkCaptcha = (captcha: string): Promise<boolean> =>
  call('checkCaptcha', { query: { captcha } });

/** Whether the server wants secrets encrypted whatever the domain says. */
export const isEncryptionDefault = (): Promise<boolean> => call('defaultEncryption');

/** Whether this login name is asked for a captcha. */
export const isCaptchaNeeded = (account: string): Promise<boolean> =>
  call('captchaNeeded', { query: { account } });

/** For asking again and again (`quiet`, `signal`), and for a page that is only passed through (`passing`). */
interface LoginOptions {
  quiet?: boolean;
  signal?: AbortSignal;
  passing?: boolean;
}

/**
 * Login on one of the channels. A refusal of an account that has a page of its own (frozen, not activated) opens that
 * page, and is thrown like the others.
 */
export async function login<C extends LoginChannel>(
  channelCode: C,
  body: LoginChannels[C]['body'],
  { passing, ...how }: LoginOptions = {},
): Promise<LoginChannels[C]['data']> {
  try {
    // The contract pairs body and answer by channel; the endpoint alone cannot.
    return (await call('login', {
      query: { channelCode },
      body,
      silentFor: SHOWN_BY_PAGE,
      ...how,
    })) as LoginChannels[C]['data'];
  } catch (error) {
    redirectHeldAccount(error, passing);
    throw error;
  }
}

/**
 * Address of a provider's page: of an app login by its channel, of an associate provider by its name; or of an
 * application with a code, by its request. `how`: what the page says itself.
 */
export const obtainCode = (
  query: Query<'obtainCode'>,
  how: { silentFor?: readonly SubCodeName[]; quiet?: boolean } = {},
): Promise<string> => call('obtainCode', { query, ...how, single: true });

/**
 * Returns the address for a signed-in visitor of the sign-in page, or null; `query` is that of the page, with its
 * referer checked.
 */
export const getRedirect = (query: Query<'redirect'>): Promise<string | null> => call('redirect', { query });

/** The app logins and associate providers offered to a user type. */
export const findProviders = (userType: Query<'findWithUserType'>['userType']): Promise<Provider[]> =>
  call('findWithUserType', { query: { userType }, cache: true });
