/** Sign-in and what it needs, one short function per endpoint. */
import { call } from '@/utils/request';
import type { Body, Query } from './contract';
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

/** Login on one of the channels; refusals reach `onFailure` and stay on the form. */
export const login = (
  query: Query<'login'>,
  body: Body<'login'>,
  onFailure: (envelope: { subCode: string | null; subMsg: string | null }) => void,
) => call('login', { query, body, onFailure });

/** Where a signed-in visitor of the sign-in page belongs; `query` is that page's own. */
export const getRedirect = (query: Query<'redirect'>) => call('redirect', { query });

/** Whether this browser is signed in. Throws where the server does not say. */
export const isOnline = () => yesOrNo((onFailure) => call('online', { onFailure }));

/** Ends the session; answers where to go on, or true for the local sign-in page. */
export const logout = (query: Query<'logout'> = {}) => call('logout', { query });

/** The app logins and associate providers offered to a user type. */
export const findProviders = (userType: Query<'findWithUserType'>['userType']) =>
  call('findWithUserType', { query: { userType }, cache: true });
