import { useCallback, useEffect, useState } from 'react';
import { useAction } from '@/hooks/useAction';
import { actAsPhone, type PhoneAction } from '@/mockTools/api';
import { type ApiError, errorFromException } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';

/** State of the phone. `taken`: another phone was first. `failed`: the portal did not respond. */
export type PhoneStep = 'scanning' | 'scanned' | 'confirmed' | 'cancelled' | 'taken' | 'ended' | 'failed';

const DONE: Record<PhoneAction, PhoneStep> = { scan: 'scanned', confirm: 'confirmed', cancel: 'cancelled' };

function getStepAfter({ kind, data, status }: ApiError): PhoneStep {
  if (kind === 'refused') return (data as { taken?: boolean } | null)?.taken ? 'taken' : 'ended';
  // A malformed uuid is refused as an invalid field.
  return status === 422 ? 'ended' : 'failed';
}

/** A simulated phone signed in with `account` that scans the QR code of `uuid` immediately. */
export function useSimulatedPhone(uuid: string, account: string) {
  const [progress, setProgress] = useState<PhoneStep>('scanning');

  const { run: submit, running: submitting } = useAction({
    act: async (action: PhoneAction) => {
      try {
        await actAsPhone(uuid, action, account);
        return DONE[action];
      } catch (thrown) {
        const error = errorFromException(thrown);
        if (error.kind !== 'refused') warn(thrown);
        return getStepAfter(error);
      }
    },
  });

  const play = useCallback(
    async (action: PhoneAction) => {
      const next = await submit(action);
      if (next) setProgress(next);
    },
    [submit],
  );

  useEffect(() => {
    play('scan');
  }, [play]);

  return { progress, acting: submitting, play };
}
