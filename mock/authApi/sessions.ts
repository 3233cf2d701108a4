/** The signed-in person's sessions. */
import { createHandlers } from '../_domain/http/handlers';
import { endOtherOwnSessions, endOwnSession, listOwnSessions } from '../_domain/member/sessions';

export default createHandlers({
  sessions: (ctx) => listOwnSessions(ctx),
  endSession: (ctx) => {
    endOwnSession(ctx, ctx.params.id);
    return null;
  },
  endOtherSessions: (ctx) => endOtherOwnSessions(ctx),
});
