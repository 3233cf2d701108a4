/** Paths of pages that messages and refusals of several files link to. */
export const ACCOUNT_SECURITY_PATH = '/user/account_manage/account_security';
export const ROLES_PATH = '/user/role_manage';
