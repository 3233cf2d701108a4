/** Appeals without a session. */
import { makeAppeal } from '../_domain/appealForm';
import { lookUpAppeal, supplementByTicket } from '../_domain/appealLookup';
import { handlers } from '../_domain/http';

export default handlers({
  makeAppeal: (ctx) => makeAppeal(ctx, ctx.body),
  appealProgress: (ctx) => lookUpAppeal(ctx, ctx.body),
  supplementAppeal: (ctx) => supplementByTicket(ctx, ctx.body),
});
