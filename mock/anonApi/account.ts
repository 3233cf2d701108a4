/** Regaining an account, undoing changes, and leaked passwords. */
import { listBreachedRange } from '../_domain/checks/breachedRange';
import { createHandlers } from '../_domain/http/handlers';
import {
  beginByIdentity,
  beginByReset,
  checkLostAccess,
  finishLostAccess,
  stopByTicket,
} from '../_domain/signIn/lostAccess';
import { endPause, getPausedAccount, panicByReset } from '../_domain/signIn/panic';
import { finishPasswordReset, startPasswordReset } from '../_domain/signIn/passwordReset';
import { leaveForProof, takeProof } from '../_domain/signIn/passwordResetByPaymentApp';
import { submitResetAnswers, submitResetProof } from '../_domain/signIn/passwordResetProof';
import { findSignInPhrase } from '../_domain/signIn/signInPhrase';
import { checkUndo, undoChange } from '../_domain/signIn/undoChange';
import { getFrozenAccount, unfreezeAccount } from '../_domain/signIn/unfreeze';

export default createHandlers({
  signInPhrase: (ctx) => findSignInPhrase(ctx, ctx.body),
  breachedRange: (ctx) => listBreachedRange(ctx, ctx.query.prefix),
  startReset: (ctx) => startPasswordReset(ctx, ctx.body),
  proveReset: (ctx) => submitResetProof(ctx, ctx.body),
  leaveReset: (ctx) => leaveForProof(ctx, ctx.body),
  returnReset: (ctx) => takeProof(ctx, ctx.body),
  answerReset: (ctx) => submitResetAnswers(ctx, ctx.body),
  finishReset: (ctx) => finishPasswordReset(ctx, ctx.body),
  checkUndo: (ctx) => checkUndo(ctx.lang, ctx.body),
  undoChange: (ctx) => undoChange(ctx, ctx.body),
  beginLostAccess: (ctx) => beginByReset(ctx, ctx.body),
  beginLostAccessByIdentity: (ctx) => beginByIdentity(ctx, ctx.body),
  checkLostAccess: (ctx) => checkLostAccess(ctx.body),
  stopLostAccess: (ctx) => stopByTicket(ctx, ctx.body),
  finishLostAccess: (ctx) => finishLostAccess(ctx, ctx.body),
  panicByReset: (ctx) => panicByReset(ctx, ctx.body),
  pausedAccount: (ctx) => getPausedAccount(ctx, ctx.query),
  endPause: (ctx) => endPause(ctx, ctx.body),
  frozenAccount: getFrozenAccount,
  unfreeze: (ctx) => unfreezeAccount(ctx, ctx.body),
});
