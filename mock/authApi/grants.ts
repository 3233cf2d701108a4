/** Permissions of applications. */
import { listAppGrants, revokeAppGrant, revokeScope } from '../_domain/grants/appGrants';
import { createHandlers } from '../_domain/http/handlers';

export default createHandlers({
  grants: listAppGrants,
  withdrawGrant: (ctx) => revokeAppGrant(ctx, ctx.params.id),
  withdrawScope: (ctx) => revokeScope(ctx, ctx.params.id, ctx.params.scope),
});
