/** Request of the proof of work. */
import type { captchaEndpoints } from '../captcha';
import { captchaLimits } from './fields';
import type { RequestsFor } from './request';

export const captchaRequests = {
  captchaChallenge: {
    summary: 'Issues a challenge for a proof of work. It serves one request.',
    limits: captchaLimits,
  },
} satisfies RequestsFor<typeof captchaEndpoints>;
