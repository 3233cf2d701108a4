/** Roles in companies, and the role in which a tab acts. */
import { getActing, switchActing } from '../_domain/companies/acting';
import { applyAsHandler, moveRole } from '../_domain/companies/applications';
import { findOwnRole } from '../_domain/companies/companyPermissions';
import { proveRole } from '../_domain/companies/proveRole';
import { changeRole, createRole, discardRole, listOwnRoles, lookUpCompany } from '../_domain/companies/roles';
import { toRoleDetail, toRoleRow } from '../_domain/companies/roleViews';
import { createHandlers } from '../_domain/http/handlers';

export default createHandlers({
  roles: (ctx) => listOwnRoles(ctx.account).map((role) => toRoleRow(ctx, role)),
  role: (ctx) => toRoleDetail(ctx, findOwnRole(ctx.account, ctx.params.id)),
  companyByCode: lookUpCompany,
  createRole: (ctx) => toRoleDetail(ctx, createRole(ctx)),
  changeRole: (ctx) => toRoleDetail(ctx, changeRole(ctx)),
  proveRole: (ctx) => toRoleDetail(ctx, proveRole(ctx)),
  discardRole,
  applyAsHandler: (ctx) => toRoleDetail(ctx, applyAsHandler(ctx)),
  moveRole: (ctx) => toRoleDetail(ctx, moveRole(ctx)),
  acting: getActing,
  switchActing,
});
