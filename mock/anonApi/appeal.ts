/** Appeals without a session. */
import { lookUpAppeal, submitAppeal, supplementAppealByTicket } from '../_domain/appeals/visitorAppeals';
import { createHandlers } from '../_domain/http/handlers';

export default createHandlers({
  makeAppeal: (ctx) => submitAppeal(ctx, ctx.body),
  appealProgress: (ctx) => lookUpAppeal(ctx, ctx.body),
  supplementAppeal: (ctx) => supplementAppealByTicket(ctx, ctx.body),
});
