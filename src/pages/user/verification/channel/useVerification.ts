import { VERIFICATION_POLL } from '@/constants';
import type { Verification } from '@/contract';
import { useRead } from '@/hooks/useRead';
import { getVerification } from '@/services/verification';

const isRunning = ({ state }: Verification): boolean => state === 'QUERYING';

/** One query, asked again until it has ended. */
export const useVerification = (id: string) =>
  useRead(['verification', id], () => getVerification(id), {
    poll: { every: VERIFICATION_POLL, waits: isRunning },
  });
