/** Getting back in: a forgotten password, a frozen account. */
import { frozenAccount, unfreeze } from '../_domain/frozen';
import { handlers } from '../_domain/http';
import { finishReset, startReset } from '../_domain/reset';
import { answerReset, proveReset } from '../_domain/resetProof';

export default handlers({
  startReset: (ctx) => startReset(ctx, ctx.body),
  proveReset: (ctx) => proveReset(ctx, ctx.body),
  answerReset: (ctx) => answerReset(ctx, ctx.body),
  finishReset: (ctx) => {
    finishReset(ctx, ctx.body);
    return null;
  },
  frozenAccount: (ctx) => frozenAccount(ctx),
  unfreeze: (ctx) => {
    unfreeze(ctx, ctx.body);
    return null;
  },
});
