import { useRead } from '@/hooks/useRead';
import { getVerificationOverview } from '@/services/verification';
import { getWaitingRequest } from '@/utils/routing/guides';

/**
 * Loads the user's level and the state of the channels, with the application whose request is in the validated path
 * `origin`. `quiet`: the page itself shows a failure.
 */
export function useVerificationOverview(origin: string, quiet = false) {
  const requestId = getWaitingRequest(origin);
  return useRead(['verificationOverview', requestId], () => getVerificationOverview(requestId, { quiet }));
}
