/** The signed-in person's sessions and trusted browsers. */
import { createHandlers } from '../_domain/http/handlers';
import { endOtherOwnSessions, endOwnSession, listOwnSessions } from '../_domain/member/sessions';
import {
  endOwnTrustedBrowser,
  endOwnTrustedBrowsers,
  listOwnTrustedBrowsers,
} from '../_domain/member/trustedBrowsers';

export default createHandlers({
  sessions: (ctx) => listOwnSessions(ctx),
  endSession: (ctx) => endOwnSession(ctx, ctx.params.id),
  endOtherSessions: (ctx) => endOtherOwnSessions(ctx),
  trustedBrowsers: (ctx) => listOwnTrustedBrowsers(ctx),
  endTrustedBrowser: (ctx) => endOwnTrustedBrowser(ctx, ctx.params.id),
  endTrustedBrowsers: (ctx) => endOwnTrustedBrowsers(ctx),
});
