import { useCallback } from 'react';
import { VERIFICATION_POLL } from '@/constants';
import type { Verification } from '@/contract';
import { usePolledLoad } from '@/hooks/usePolledLoad';
import { getVerification } from '@/services/verification';

const isRunning = ({ state }: Verification): boolean => state === 'QUERYING';

/** One query, asked again until it has ended. */
export const useVerification = (id: string) =>
  usePolledLoad(
    useCallback(() => getVerification(id), [id]),
    isRunning,
    VERIFICATION_POLL,
  );
