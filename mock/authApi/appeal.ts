/** The signed-in person's appeals. */
import {
  getOwnAppeal,
  listOwnAppeals,
  repeatAppeal,
  supplementAppeal,
  withdrawAppeal,
} from '../_domain/appeals/ownAppeals';
import { toAppealDetail } from '../_domain/appeals/views';
import { createHandlers } from '../_domain/http/handlers';

export default createHandlers({
  ownAppeals: ({ account, query }) => listOwnAppeals(account, query),
  ownAppeal: ({ account, params }) => toAppealDetail(getOwnAppeal(account, params.id)),
  withdrawAppeal: (ctx) => withdrawAppeal(ctx, ctx.params.id),
  supplementOwnAppeal: (ctx) => supplementAppeal(ctx, ctx.params.id, ctx.body),
  appealAgain: (ctx) => repeatAppeal(ctx, ctx.params.id, ctx.body),
});
