/** Addresses of the pages that need no session. The first scripts carry this file: members' pages have one of their own. */

import type { AppealReason } from '@/contract';
import type { RoutePath } from '../../../../config/routes';
import { addQueryParam, addReferer } from '../referer';
import { HOME_PATH } from './home';
import type { PagePath } from './pagePath';

/** The common prefix of sign-in and the pages beside it. */
export const VISITORS_PATH = '/uaa' satisfies RoutePath;
export const SIGN_IN_PATH = '/uaa/login' satisfies RoutePath;
export const CERTIFICATE_SIGN_IN_PATH = '/uaa/CALogin' satisfies RoutePath;
export const SIGN_OUT_PATH = '/uaa/logout' satisfies RoutePath;
export const ASSOCIATE_PATH = '/uaa/associate/login' satisfies RoutePath;
export const REGISTER_PATH = '/uaa/register' satisfies RoutePath;
export const SECOND_FACTOR_PATH = '/uaa/secondFactor' satisfies RoutePath;
export const ACTIVATION_PATH = '/uaa/active' satisfies RoutePath;
export const RESET_PASSWORD_PATH = '/uaa/resetPwd' satisfies RoutePath;
/** Marks a reset by a user who finds another person in the account, and wants to lock it. */
export const PANIC_PARAM = 'panic';
export const PANIC_PATH = `${RESET_PASSWORD_PATH}?${PANIC_PARAM}=1` as const;
/** The method that a reset opens with. */
export const RESET_METHOD_PARAM = 'method';
export const RESET_BY_PAYMENT_APP_PATH = `${RESET_PASSWORD_PATH}?${RESET_METHOD_PARAM}=paymentApp` as const;
export const LOST_ACCESS_PATH = '/uaa/lost' satisfies RoutePath;
export const APPEAL_PATH = '/uaa/appeal' satisfies RoutePath;
export const CANCELLED_PATH = '/uaa/cancelled' satisfies RoutePath;
export const AGREEMENT_PATH = '/uaa/agreement' satisfies RoutePath;
export const PRIVACY_PATH = '/uaa/privacy' satisfies RoutePath;
export const ACCESSIBILITY_PATH = '/uaa/accessibility' satisfies RoutePath;
export const HELP_PATH = '/uaa/help' satisfies RoutePath;
/** How to reach the portal's staff. */
export const CONTACT_PATH = `${HELP_PATH}#contact` as const;
export const AUTHORIZE_PATH = '/uaa/authorize' satisfies RoutePath;
export const LEVEL_GUIDE_PATH = '/uaa/authGuide' satisfies RoutePath;
export const PASSWORD_GUIDE_PATH = '/uaa/modifyPwdGuide' satisfies RoutePath;
export const MOBILE_GUIDE_PATH = '/uaa/bindMobileGuide' satisfies RoutePath;
const PROVIDER_PATH = '/uaa/third/authorize' satisfies RoutePath;

/** Sign-in, leading back to a checked path. */
export const getSignInPath = (referer: string): PagePath => addReferer(SIGN_IN_PATH, referer);

/** The address of an appeal, with its reason filled in; `referer` is the checked path to go back to. */
export const getAppealPath = (reason: AppealReason, referer: string = HOME_PATH): PagePath =>
  addReferer(`${APPEAL_PATH}?reason=${reason}`, referer);

/** One view of the appeal page: what came of an appeal, or the look-up by its ticket number. */
export const getAppealViewPath = (view: 'made' | 'progress'): PagePath => `${APPEAL_PATH}?view=${view}`;

/** The activation that a registration has begun, by its id. */
export const toActivationPath = (id: string): PagePath => `${ACTIVATION_PATH}?${new URLSearchParams({ id })}`;

/** Address that resumes an application's request. It names the request alone: its parameters stay on the server. */
export const toAuthorizePath = (requestId: string): PagePath =>
  addQueryParam(AUTHORIZE_PATH, 'requestId', requestId);

/** The guide to the level that an application's request asks for, and back to the request. */
export const toLevelGuidePath = (requestId: string): PagePath =>
  addReferer(addQueryParam(LEVEL_GUIDE_PATH, 'requestId', requestId), toAuthorizePath(requestId));

/** The address that redirects to a provider, and back to a checked path once the account is linked. */
export const getLinkProviderPath = (provider: string, comeback: string): PagePath =>
  addReferer(`${PROVIDER_PATH}?${new URLSearchParams({ provider, link: '1' })}`, comeback);
