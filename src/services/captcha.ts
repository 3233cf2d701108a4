/** The challenge that a proof of work answers. */
import type { WorkChallenge } from '@/contract';
import { captchaEndpoints } from '@/contract/captcha';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(captchaEndpoints);

/** A fresh challenge, good for one request. */
export const getWorkChallenge = (): Promise<WorkChallenge> =>
  call('captchaChallenge', { single: true, quiet: true });
