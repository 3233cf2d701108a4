/** The signed-in person's contact data. */
import { bindMobile } from '../_domain/bindMobile';
import { handlers } from '../_domain/http';

export default handlers({
  bindMobile: (ctx) => {
    bindMobile(ctx, ctx.body);
    return null;
  },
});
