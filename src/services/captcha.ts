/** The challenge for a proof of work. */
import { captchaEndpoints } from '@/contract/captcha';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(captchaEndpoints);

/** Resolves with a fresh challenge, which is valid for one request. */
export const getWorkChallenge = () => call('captchaChallenge', { single: true, quiet: true });
