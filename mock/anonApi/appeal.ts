/** Appeals without a session. */
import { lookUpAppeal, supplementAppealByTicket } from '../_domain/appeals/lookup';
import { submitAppeal } from '../_domain/appeals/submit';
import { createHandlers } from '../_domain/http/handlers';

export default createHandlers({
  makeAppeal: (ctx) => submitAppeal(ctx, ctx.body),
  appealProgress: (ctx) => lookUpAppeal(ctx, ctx.body),
  supplementAppeal: (ctx) => supplementAppealByTicket(ctx, ctx.body),
});
