/** The signed-in person's sessions and trusted browsers. */
import { createHandlers } from '../_domain/http/handlers';
import {
  endOtherOwnSessions,
  endOwnSession,
  endOwnTrustedBrowser,
  endOwnTrustedBrowsers,
  listOwnSessions,
  listOwnTrustedBrowsers,
} from '../_domain/member/sessions';

export default createHandlers({
  sessions: listOwnSessions,
  endSession: (ctx) => endOwnSession(ctx, ctx.params.id),
  endOtherSessions: endOtherOwnSessions,
  trustedBrowsers: listOwnTrustedBrowsers,
  endTrustedBrowser: (ctx) => endOwnTrustedBrowser(ctx, ctx.params.id),
  endTrustedBrowsers: endOwnTrustedBrowsers,
});
