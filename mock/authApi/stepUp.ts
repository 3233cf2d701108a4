/** The step-up of the signed-in person. */
import { confirmStepUp } from '../_domain/checks/stepUp';
import { createHandlers } from '../_domain/http/handlers';

export default createHandlers({
  stepUp: (ctx) => confirmStepUp(ctx, ctx.body),
});
