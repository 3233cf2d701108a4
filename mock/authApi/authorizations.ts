/** Authorizations between people. */
import {
  changeAuthorizationState,
  grantAuthorization,
  listAuthorizations,
} from '../_domain/authorizations/authorizations';
import { createHandlers } from '../_domain/http/handlers';

export default createHandlers({
  authorizations: ({ account, query }) => listAuthorizations(account, query),
  grantAuthorization: (ctx) => grantAuthorization(ctx, ctx.body),
  moveAuthorization: (ctx) => changeAuthorizationState(ctx, ctx.params.id, ctx.body.action),
});
