import { useRead } from '@/hooks/useRead';
import { getVerificationOverview } from '@/services/verification';
import { getWaitingRequest } from './origin';

/**
 * Where the person stands and how the channels stand for them, with the application that waits behind the checked path
 * `origin`. `quiet`: the page says itself that it did not come.
 */
export function useVerificationOverview(origin: string, quiet = false) {
  const requestId = getWaitingRequest(origin);
  return useRead(['verificationOverview', requestId], () => getVerificationOverview(requestId, { quiet }));
}
