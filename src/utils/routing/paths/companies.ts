/** Paths of the role pages and of the company space. */
import type { RoutePath } from '../../../../config/routes';

export const COMPANIES_PATH = '/user/role_manage' satisfies RoutePath;
export const ROLE_CREATE_PATH = '/user/role_manage/create' satisfies RoutePath;

const SPACE_PATH = '/user/role_manage/:id/role_space' satisfies RoutePath;

/** Path below the company space, with a leading slash. */
type SubPath =
  Extract<RoutePath, `${typeof SPACE_PATH}/${string}`> extends `${typeof SPACE_PATH}${infer R}` ? R : never;

/** A path in the company space; it contains the id of the role. */
export type SpacePath = `${typeof COMPANIES_PATH}/${string}/role_space${'' | SubPath}`;

/** Returns the path of the company space. `roleId`: the id of the user's role in the company. */
export const toCompanySpacePath = (roleId: string) =>
  `${COMPANIES_PATH}/${encodeURIComponent(roleId)}/role_space` as const;

export const toCompanyInfoPath = (roleId: string) => `${toCompanySpacePath(roleId)}/company_info` as const;
export const toCompanyCertificatesPath = (roleId: string) => `${toCompanySpacePath(roleId)}/cert` as const;
export const toAddCompanyCertificatePath = (roleId: string) =>
  `${toCompanyCertificatesPath(roleId)}/ca_cert` as const;
export const toRoleAuthorizePath = (roleId: string) =>
  `${toCompanySpacePath(roleId)}/role_authorize` as const;
export const toAddHandlerPath = (roleId: string) => `${toRoleAuthorizePath(roleId)}/add_handler` as const;

/** Returns the address of the form for a new authorization. `handlerId` preselects the handler. */
export const toAddAuthorizePath = (roleId: string, handlerId?: string) => {
  const path = `${toRoleAuthorizePath(roleId)}/add_authorize` as const;
  return handlerId === undefined
    ? path
    : (`${path}?${new URLSearchParams({ handler: handlerId }).toString()}` as const);
};

/** Returns the address of the form that changes an authorization. */
export const toModifyAuthorizePath = (roleId: string, authorizationId: string) =>
  `${toRoleAuthorizePath(roleId)}/modify_authorize?${new URLSearchParams({ id: authorizationId }).toString()}` as const;

/** Returns the address of the printable letter of an authorization. */
export const toLetterPath = (roleId: string, authorizationId: string) =>
  `${toCompanySpacePath(roleId)}/letter?${new URLSearchParams({ id: authorizationId }).toString()}` as const;

/** Returns the address where the user continues to add a company. `roleId`: the id of the pending role. */
export const toRoleCreatePath = (roleId: string) =>
  `${ROLE_CREATE_PATH}?${new URLSearchParams({ id: roleId }).toString()}` as const;
