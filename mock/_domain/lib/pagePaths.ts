/** Paths of pages that messages and refusals of several files link to. */
export const ACCOUNT_SECURITY_PATH = '/user/account_manage/account_security';
export const ACCOUNT_LIST_PATH = '/user/account_manage/account_list';
export const LINKED_SIGN_INS_PATH = '/user/account_manage/account_unbind';
export const RESET_PASSWORD_PATH = '/uaa/resetPwd';
export const ROLES_PATH = '/user/role_manage';
export const VERIFICATION_PATH = '/user/verification';
