/** What happened to the signed-in person's account. */
import { exportBehaviour, listBehaviour } from '../_domain/behaviourRecords';
import { disown } from '../_domain/disown';
import { handlers } from '../_domain/http';

export default handlers({
  behaviour: (ctx) => listBehaviour(ctx, ctx.query),
  exportBehaviour: (ctx) => exportBehaviour(ctx, ctx.query),
  disownRecord: (ctx) => disown(ctx, ctx.params.id),
});
