/** Confirming once more who one is. */
import { handlers } from '../_domain/http';
import { stepUp } from '../_domain/stepUp';

export default handlers({
  stepUp: (ctx) => stepUp(ctx, ctx.body),
});
