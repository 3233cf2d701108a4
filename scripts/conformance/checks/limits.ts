/** Responses to too many requests (docs/openapi.json: TooMany). Runs last, because other checks cause most of them. */
import { check } from '../check';
import { Finding } from '../outcome';
import { appealLimits } from './signIn';

export const limits = {
  name: 'limits',
  title: 'Limits',
  checks: [
    check('limits.retryAfter', 'a 429 has a Retry-After after which requests are accepted', async (ctx) => {
      const { server } = ctx;
      if (!server.isLimited) await appealLimits(ctx);
      if (server.limitFault) throw new Finding(server.limitFault);
    }),
  ],
};
