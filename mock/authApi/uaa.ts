/** The guides, and the consent to an application. */
import { createHandlers } from '../_domain/http/handlers';
import { decideConsent } from '../_domain/oauth/authorize';
import { getNextGuide, skipGuide } from '../_domain/signIn/guides';

export default createHandlers({
  consent: (ctx) => decideConsent(ctx, ctx.body),
  guide: (ctx) => getNextGuide(ctx, ctx.query.requestId),
  skipGuide: (ctx) => skipGuide(ctx, ctx.body.kind, ctx.body.requestId),
});
