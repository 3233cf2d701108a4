/**
 * Parts of an account's data export, in loading order. The first part contains the account, the profile, the appeals,
 * the certificates and the verifications. The mock names the part of each list that an account owns.
 */
export const exportPartNames = [
  'account',
  'security',
  'questions',
  'sessions',
  'trustedBrowsers',
  'addresses',
  'authorizationsGiven',
  'authorizationsReceived',
  'grants',
  'bindings',
  'passkeys',
  'authenticator',
  'accounts',
  'roles',
  'notices',
  'notificationSettings',
  'behavior',
] as const;

export type ExportPartName = (typeof exportPartNames)[number];
