/** The guides, and the decision about an application. */
import { oneOf, optional, readFields, text } from '../_domain/forms/fields';
import { createHandlers } from '../_domain/http/handlers';
import { decideConsent } from '../_domain/oauth/authorize';
import { getNextGuide, skipGuide } from '../_domain/signIn/guides';

const ID_MAX = 64;
const requestId = optional(text(ID_MAX));

export default createHandlers({
  consent: (ctx) => decideConsent(ctx, ctx.body),
  guide: (ctx) => getNextGuide(ctx, readFields(ctx.query, { requestId }).requestId),
  skipGuide: (ctx) => {
    const kind = oneOf('modifyPwd', 'bindMobile', 'auth');
    const order = readFields(ctx.body, { kind, requestId });
    return skipGuide(ctx, order.kind, order.requestId);
  },
});
