/** Handlers of a company and their authorizations. */
import {
  changeCompanyAuthorizationState,
  modifyCompanyAuthorization,
} from '../_domain/companies/authorizationMoves';
import {
  addCompanyAuthorization,
  getCompanyAuthorization,
  listCompanyAuthorizations,
} from '../_domain/companies/companyAuthorizations';
import {
  changeHandlerDates,
  changeHandlerState,
  inviteHandler,
  listHandlers,
} from '../_domain/companies/handlers';
import { createHandlers } from '../_domain/http/handlers';

export default createHandlers({
  handlers: (ctx) => listHandlers(ctx, ctx.params.id, ctx.query),
  inviteHandler: (ctx) => inviteHandler(ctx, ctx.params.id, ctx.body),
  moveHandler: (ctx) => changeHandlerState(ctx, ctx.params, ctx.body),
  changeHandlerDates: (ctx) => changeHandlerDates(ctx, ctx.params, ctx.body),
  companyAuthorizations: (ctx) => listCompanyAuthorizations(ctx, ctx.params.id, ctx.query),
  companyAuthorization: (ctx) => getCompanyAuthorization(ctx, ctx.params),
  addCompanyAuthorization: (ctx) => addCompanyAuthorization(ctx, ctx.params.id, ctx.body),
  modifyCompanyAuthorization: (ctx) => modifyCompanyAuthorization(ctx, ctx.params, ctx.body),
  moveCompanyAuthorization: (ctx) => changeCompanyAuthorizationState(ctx, ctx.params, ctx.body),
});
