/** The signed-in person's appeals. */
import { appealDetailOf } from '../_domain/appealViews';
import { handlers } from '../_domain/http';
import { listAppeals, ownAppeal, repeat, supplement, withdraw } from '../_domain/ownAppeals';

export default handlers({
  ownAppeals: ({ account, query }) => listAppeals(account, query),
  ownAppeal: ({ account, params }) => appealDetailOf(ownAppeal(account, params.id)),
  withdrawAppeal: (ctx) => withdraw(ctx, ctx.params.id),
  supplementOwnAppeal: (ctx) => supplement(ctx, ctx.params.id, ctx.body),
  appealAgain: (ctx) => repeat(ctx, ctx.params.id, ctx.body),
});
