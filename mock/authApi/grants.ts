/** What applications may read. */
import { listAppGrants, withdrawGrant, withdrawScope } from '../_domain/appGrants';
import { handlers } from '../_domain/http';

export default handlers({
  grants: (ctx) => listAppGrants(ctx),
  withdrawGrant: (ctx) => withdrawGrant(ctx, ctx.params.id),
  withdrawScope: (ctx) => withdrawScope(ctx, ctx.params.id, ctx.params.scope),
});
