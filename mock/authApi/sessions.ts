/** The signed-in person's sessions. */
import { handlers } from '../_domain/http';
import { endOthers, endOwnSession, listSessions } from '../_domain/ownSessions';

export default handlers({
  sessions: (ctx) => listSessions(ctx),
  endSession: (ctx) => {
    endOwnSession(ctx, ctx.params.id);
    return null;
  },
  endOtherSessions: (ctx) => endOthers(ctx),
});
