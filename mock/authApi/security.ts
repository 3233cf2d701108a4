/** Security settings of the signed-in account. */
import { createHandlers } from '../_domain/http/handlers';
import { changeEmail } from '../_domain/member/changeEmail';
import { changeQuestions, getQuestions } from '../_domain/member/changeQuestions';
import { getPhrase, removePhrase, setPhrase } from '../_domain/member/phrase';
import { getSecurity } from '../_domain/member/security';
import { stopAsMember } from '../_domain/signIn/lostAccess';
import { panicAsMember, previewPanic } from '../_domain/signIn/panic';

export default createHandlers({
  panicPreview: ({ account, session }) => previewPanic(account, session),
  panic: (ctx) => panicAsMember(ctx, ctx.body),
  phrase: ({ account }) => getPhrase(account),
  setPhrase: (ctx) => setPhrase(ctx, ctx.body),
  removePhrase,
  stopOwnLostAccess: stopAsMember,
  security: ({ account }) => getSecurity(account),
  changeEmail,
  questions: ({ account }) => getQuestions(account),
  changeQuestions,
});
