/** Addresses of roles and of the spaces of companies. */
import type { RoutePath } from '../../../../config/routes';

export const COMPANIES_PATH = '/user/role_manage' satisfies RoutePath;
export const ROLE_CREATE_PATH = '/user/role_manage/create' satisfies RoutePath;

const SPACE_PATH = '/user/role_manage/:id/role_space' satisfies RoutePath;

/** The rest of an address of a space, below the space itself. */
type Rest =
  Extract<RoutePath, `${typeof SPACE_PATH}/${string}`> extends `${typeof SPACE_PATH}${infer R}` ? R : never;

/** An address in the space of a company; it contains the id of the role. */
export type SpacePath = `${typeof COMPANIES_PATH}/${string}/role_space${'' | Rest}`;

/** The space of a company, by the id of the role through which the person enters it. */
export const toCompanySpacePath = (roleId: string) =>
  `${COMPANIES_PATH}/${encodeURIComponent(roleId)}/role_space` as const;

export const toCompanyInfoPath = (roleId: string) => `${toCompanySpacePath(roleId)}/company_info` as const;
export const toCompanyCertificatesPath = (roleId: string) => `${toCompanySpacePath(roleId)}/cert` as const;
export const toAddCompanyCertificatePath = (roleId: string) =>
  `${toCompanyCertificatesPath(roleId)}/ca_cert` as const;
export const toRoleAuthorizePath = (roleId: string) =>
  `${toCompanySpacePath(roleId)}/role_authorize` as const;
export const toAddHandlerPath = (roleId: string) => `${toRoleAuthorizePath(roleId)}/add_handler` as const;

/** The form of a new authorization, for a handler that is chosen already. */
export const toAddAuthorizePath = (roleId: string, handlerId?: string) => {
  const path = `${toRoleAuthorizePath(roleId)}/add_authorize` as const;
  return handlerId === undefined
    ? path
    : (`${path}?${new URLSearchParams({ handler: handlerId }).toString()}` as const);
};

/** The form that changes an authorization. */
export const toModifyAuthorizePath = (roleId: string, authorizationId: string) =>
  `${toRoleAuthorizePath(roleId)}/modify_authorize?${new URLSearchParams({ id: authorizationId }).toString()}` as const;

/** The letter of an authorization, to be printed. */
export const toLetterPath = (roleId: string, authorizationId: string) =>
  `${toCompanySpacePath(roleId)}/letter?${new URLSearchParams({ id: authorizationId }).toString()}` as const;

/** A company that is being added, by the id of its role. */
export const toRoleCreatePath = (roleId: string) =>
  `${ROLE_CREATE_PATH}?${new URLSearchParams({ id: roleId }).toString()}` as const;
