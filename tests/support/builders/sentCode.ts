import { CODE_LIFETIME, CODE_RESEND, CODE_TRIES } from '@/constants';

/** A code as the server returns it, `ago` ms after it was sent. */
export const makeSentCode = (ago = 0) => ({
  resendAt: new Date(Date.now() - ago + CODE_RESEND).toISOString(),
  expiresAt: new Date(Date.now() - ago + CODE_LIFETIME).toISOString(),
  triesLeft: CODE_TRIES,
});
