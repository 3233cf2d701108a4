/** What people may do for each other. */
import { grantAuthorization, listAuthorizations, moveAuthorization } from '../_domain/authorizations';
import { handlers } from '../_domain/http';

export default handlers({
  authorizations: ({ account, query }) => listAuthorizations(account, query),
  grantAuthorization: (ctx) => grantAuthorization(ctx, ctx.body),
  moveAuthorization: (ctx) => moveAuthorization(ctx, ctx.params.id, ctx.body),
});
