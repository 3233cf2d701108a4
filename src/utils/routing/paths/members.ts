/** Addresses of the pages that need a session. */
import type { RoutePath } from '../../../../config/routes';

export const VERIFICATION_PATH = '/user/verification' satisfies RoutePath;
export const ACCOUNT_PATH = '/user/account_manage' satisfies RoutePath;
export const CHANGE_PASSWORD_PATH = '/user/account_manage/modify_password' satisfies RoutePath;
export const CHANGE_EMAIL_PATH = '/user/account_manage/modify_email' satisfies RoutePath;
export const CHANGE_QUESTIONS_PATH = '/user/account_manage/modify_question' satisfies RoutePath;
export const ACCOUNT_SECURITY_PATH = '/user/account_manage/account_security' satisfies RoutePath;
export const ACCOUNT_LIST_PATH = '/user/account_manage/account_list' satisfies RoutePath;
export const ACCOUNT_UNBIND_PATH = '/user/account_manage/account_unbind' satisfies RoutePath;
export const INFO_PATH = '/user/info_manage' satisfies RoutePath;
export const CHANGE_MOBILE_PATH = '/user/info_manage/modify_mobile' satisfies RoutePath;
export const ADDRESS_LIST_PATH = '/user/info_manage/address_manage' satisfies RoutePath;
export const ADDRESS_ADD_PATH = '/user/info_manage/address_manage/add' satisfies RoutePath;
const ADDRESS_MODIFY_PATH = '/user/info_manage/address_manage/modify' satisfies RoutePath;
export const AUTHORIZATIONS_PATH = '/user/info_manage/authorization_manage' satisfies RoutePath;
export const APPLICATIONS_PATH = '/user/info_manage/application_authorization' satisfies RoutePath;
export const BEHAVIOR_RECORD_PATH = '/user/behavior_record' satisfies RoutePath;
export const NOTICES_PATH = '/user/notices' satisfies RoutePath;
/** The unread notices. */
export const UNREAD_NOTICES_PATH = `${NOTICES_PATH}?show=unread` as const;
export const OWN_APPEALS_PATH = '/user/appeal' satisfies RoutePath;
const APPEAL_DETAIL_PATH = '/user/appeal/detail' satisfies RoutePath;
export const SETTINGS_PATH = '/account/settings' satisfies RoutePath;

/** Returns the path of a verification channel, by the channel's name. */
export const toChannelPath = <Channel extends string>(channel: Channel) =>
  `${VERIFICATION_PATH}/${channel}` as const;

/** Returns the address of the form that changes a postal address. */
export const toAddressModifyPath = (id: string): `${typeof ADDRESS_MODIFY_PATH}?${string}` =>
  `${ADDRESS_MODIFY_PATH}?${new URLSearchParams({ id })}`;

/** Returns the address of the details of one of the user's appeals. */
export const toAppealDetailPath = (id: string): `${typeof APPEAL_DETAIL_PATH}?${string}` =>
  `${APPEAL_DETAIL_PATH}?${new URLSearchParams({ id })}`;

/** Returns the address of a tab of the account's settings, by the tab's name. */
export const toSettingsPath = (tab: string): `${typeof SETTINGS_PATH}?${string}` =>
  `${SETTINGS_PATH}?${new URLSearchParams({ tab })}`;
