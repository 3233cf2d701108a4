/** Sign-in and what it needs, one short function per endpoint. */

import type { Body, Envelope, LoginChannel, LoginChannels, Query } from '@/contract';
import type { SubCode } from '@/contract/subCodes';
import { call } from '@/utils/http/request';
import { redirectHeldAccount } from '@/utils/routing/heldAccount';
import { yesOrNo } from './yesOrNo';

/** Version of the server, for /uaa/getVersion. */
export const getVersion = () => call('getVersion');

/** The deployment's switches and names; the same for everyone, so it may be cached. */
export const getDomain = () => call('domain', { cache: true });

/** A fresh single-use key for the secrets of one request. */
export const getSecret = () => call('secret');

/** An image captcha as data URI, or with `text` a question in words. */
export const getCaptchaImage = (kind?: 'text') =>
  call('captchaImage', { query: { t: String(Date.now()), ...(kind && { kind }) } });

/** Whether the captcha reads so; asking never consumes it. */
export const checkCaptcha = (captcha: string) => call('checkCaptcha', { query: { captcha } });

/** Whether the server wants secrets encrypted whatever the domain says. Throws where it does not say. */
export const isEncryptionDefault = () => yesOrNo((onFailure) => call('defaultEncryption', { onFailure }));

/** Whether this login name is asked for an image captcha. */
export const isCaptchaNeeded = (account: string) => call('captchaNeeded', { query: { account } });

type OnFailure = (envelope: Envelope) => void;

/** A refusal reaches the page that asked, and where it names a page of its own, that one opens. */
const leadingOn =
  (onFailure: OnFailure, passing = false): OnFailure =>
  (envelope) => {
    onFailure(envelope);
    redirectHeldAccount(envelope, passing);
  };

/**
 * Login on one of the channels; refusals reach `onFailure` and stay on the form, but for an account's that has a
 * page of its own. `how` is for asking again and again, and for a page that is only passed through.
 */
export const login = <C extends LoginChannel>(
  channelCode: C,
  body: LoginChannels[C]['body'],
  onFailure: OnFailure,
  { passing, ...how }: { quiet?: boolean; signal?: AbortSignal; passing?: boolean } = {},
) =>
  // The contract pairs body and answer by channel; the endpoint alone cannot.
  call('login', {
    query: { channelCode },
    body,
    onFailure: leadingOn(onFailure, passing),
    ...how,
  }) as Promise<LoginChannels[C]['data'] | false>;

/** A fresh id for signing in by QR code. */
export const getUuid = () => call('getUuid', { quiet: true });

/** What the QR code of this id says, and when it ends. */
export const getQRCode = (uuid: string) => call('getQRCode', { query: { uuid }, quiet: true });

/**
 * Address of a provider's page: of an app login by its channel, of an associate provider by its name; or of an
 * application with a code, by its request. `how`: what the page says itself.
 */
export const obtainCode = (
  query: Query<'obtainCode'>,
  how: { onFailure?: (envelope: Envelope) => void; silentFor?: readonly SubCode[]; quiet?: boolean } = {},
) => call('obtainCode', { query, ...how });

/** Whom an unbound provider account belongs to. */
export const getBindTicket = (bind: string) => call('bindTicket', { query: { bind } });

/** The number an SMS login has proved, for the registration it led to. */
export const getRegisterTicket = (ticket: string) => call('registerTicket', { query: { ticket } });

/** A challenge for a certificate to sign. */
export const getCaChallenge = () => call('caChallenge', { body: {} });

/** Login by a certificate and its signature over the challenge; refusals in `silentFor` show no notice. */
export const caLogin = (body: Body<'caLogin'>, onFailure: OnFailure, silentFor?: readonly SubCode[]) =>
  call('caLogin', { body, onFailure: leadingOn(onFailure), silentFor });

/** The step that stands between this sign-in and where it was going, or true for none; refusals in `silentFor` show no notice. */
export const getGuide = (query: Query<'guide'>, onFailure: OnFailure, silentFor: readonly SubCode[]) =>
  call('guide', { query, onFailure, silentFor });

/** Puts a guide off that may be; answers where to go on. */
export const skipGuide = (body: Body<'skipGuide'>, onFailure: OnFailure) =>
  call('skipGuide', { body, onFailure });

/** Where a signed-in visitor of the sign-in page belongs; `query` is that page's own. */
export const getRedirect = (query: Query<'redirect'>) => call('redirect', { query });

/** Whether this browser is signed in. Throws where the server does not say. `how`: where nobody asked. */
export const isOnline = (how: { quiet?: boolean } = {}) =>
  yesOrNo((onFailure) => call('online', { onFailure, ...how }));

/** Ends the session; answers where to go on, or true for the local sign-in page. `how`: where nobody asked. */
export const logout = (query: Query<'logout'> = {}, how: { quiet?: boolean } = {}) =>
  call('logout', { query, ...how });

/** The app logins and associate providers offered to a user type. */
export const findProviders = (userType: Query<'findWithUserType'>['userType']) =>
  call('findWithUserType', { query: { userType }, cache: true });
