/** What keeps the signed-in person's account safe. */
import { changeEmail } from '../_domain/changeEmail';
import { changeQuestions, shownQuestions } from '../_domain/changeQuestions';
import { handlers } from '../_domain/http';
import { securityOf } from '../_domain/security';

export default handlers({
  security: ({ account }) => securityOf(account),
  changeEmail: (ctx) => {
    changeEmail(ctx, ctx.body);
    return null;
  },
  questions: ({ account }) => shownQuestions(account),
  changeQuestions: (ctx) => {
    changeQuestions(ctx, ctx.body);
    return null;
  },
});
