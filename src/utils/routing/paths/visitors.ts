/** Addresses of the pages that need no session. The first scripts contain this file; members' pages are in another one. */

import type { AppealReason } from '@/contract';
import type { RoutePath } from '../../../../config/routes';
import { addQueryParam, addReferer } from '../referer';
import { HOME_PATH } from './home';
import type { PagePath } from './pagePath';

/** The common prefix of the visitors' pages. */
export const VISITORS_PATH = '/uaa' satisfies RoutePath;
export const SIGN_IN_PATH = '/uaa/login' satisfies RoutePath;
export const CERTIFICATE_SIGN_IN_PATH = '/uaa/CALogin' satisfies RoutePath;
export const SIGN_OUT_PATH = '/uaa/logout' satisfies RoutePath;
export const ASSOCIATE_PATH = '/uaa/associate/login' satisfies RoutePath;
export const REGISTER_PATH = '/uaa/register' satisfies RoutePath;
export const SECOND_FACTOR_PATH = '/uaa/secondFactor' satisfies RoutePath;
export const ACTIVATION_PATH = '/uaa/active' satisfies RoutePath;
export const RESET_PASSWORD_PATH = '/uaa/resetPwd' satisfies RoutePath;
/** Marks a reset by a user who suspects that another person uses the account, and wants to lock it. */
export const PANIC_PARAM = 'panic';
export const PANIC_PATH = `${RESET_PASSWORD_PATH}?${PANIC_PARAM}=1` as const;
/** The preselected method of a reset. */
export const RESET_METHOD_PARAM = 'method';
export const RESET_BY_PAYMENT_APP_PATH = `${RESET_PASSWORD_PATH}?${RESET_METHOD_PARAM}=paymentApp` as const;
export const LOST_ACCESS_PATH = '/uaa/lost' satisfies RoutePath;
export const APPEAL_PATH = '/uaa/appeal' satisfies RoutePath;
export const CANCELLED_PATH = '/uaa/cancelled' satisfies RoutePath;
export const AGREEMENT_PATH = '/uaa/agreement' satisfies RoutePath;
export const PRIVACY_PATH = '/uaa/privacy' satisfies RoutePath;
export const ACCESSIBILITY_PATH = '/uaa/accessibility' satisfies RoutePath;
export const HELP_PATH = '/uaa/help' satisfies RoutePath;
/** The section with the contact data of the portal's staff. */
export const CONTACT_PATH = `${HELP_PATH}#contact` as const;
export const AUTHORIZE_PATH = '/uaa/authorize' satisfies RoutePath;
export const LEVEL_GUIDE_PATH = '/uaa/authGuide' satisfies RoutePath;
export const PASSWORD_GUIDE_PATH = '/uaa/modifyPwdGuide' satisfies RoutePath;
export const MOBILE_GUIDE_PATH = '/uaa/bindMobileGuide' satisfies RoutePath;
const PROVIDER_PATH = '/uaa/third/authorize' satisfies RoutePath;

/** Returns the address of sign-in, with a checked path as referer. */
export const getSignInPath = (referer: string): PagePath => addReferer(SIGN_IN_PATH, referer);

/** Returns the address of the appeal form with this reason. `referer` is the checked path to return to. */
export const getAppealPath = (reason: AppealReason, referer: string = HOME_PATH): PagePath =>
  addReferer(`${APPEAL_PATH}?reason=${reason}`, referer);

/** Returns the address of a view of the appeal page: the submitted appeal, or the lookup by ticket number. */
export const getAppealViewPath = (view: 'made' | 'progress'): PagePath => `${APPEAL_PATH}?view=${view}`;

/** Returns the address of the activation that a registration has started, by its id. */
export const toActivationPath = (id: string): PagePath => `${ACTIVATION_PATH}?${new URLSearchParams({ id })}`;

/** Returns the address that resumes an application's request. It contains only the id: the parameters stay on the server. */
export const toAuthorizePath = (requestId: string): PagePath =>
  addQueryParam(AUTHORIZE_PATH, 'requestId', requestId);

/** Returns the address of the guide to the level that an application requires. The guide returns to the request. */
export const toLevelGuidePath = (requestId: string): PagePath =>
  addReferer(addQueryParam(LEVEL_GUIDE_PATH, 'requestId', requestId), toAuthorizePath(requestId));

/** Returns the address that redirects to a provider to link its account, and then returns to a checked path. */
export const getLinkProviderPath = (provider: string, referer: string): PagePath =>
  addReferer(`${PROVIDER_PATH}?${new URLSearchParams({ provider, link: '1' })}`, referer);
