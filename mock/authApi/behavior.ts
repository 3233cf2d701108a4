/** The behavior record of the signed-in account. */
import { createHandlers } from '../_domain/http/handlers';
import { disownBehavior, exportBehavior, listBehavior } from '../_domain/member/behaviorList';

export default createHandlers({
  behaviorRecords: (ctx) => listBehavior(ctx, ctx.query),
  exportBehaviorRecords: (ctx) => exportBehavior(ctx, ctx.query),
  disownRecord: (ctx) => disownBehavior(ctx, ctx.params.id),
});
