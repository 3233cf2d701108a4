/** What stands between a sign-in and where it was going. */
import { oneOf, optional, readFields, text } from '../_domain/fields';
import { guideFor, skipGuide } from '../_domain/guides';
import { handlers } from '../_domain/http';
import { consent } from '../_domain/oauthAuthorize';

const ID_MAX = 64;
const requestId = optional(text(ID_MAX));

export default handlers({
  consent: (ctx) => consent(ctx, ctx.body),
  guide: (ctx) => guideFor(ctx, readFields(ctx.query, { requestId }).requestId),
  skipGuide: (ctx) => {
    const kind = oneOf('modifyPwd', 'bindMobile', 'auth');
    const order = readFields(ctx.body, { kind, requestId });
    return skipGuide(ctx, order.kind, order.requestId);
  },
});
