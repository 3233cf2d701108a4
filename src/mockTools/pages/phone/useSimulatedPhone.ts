import { useCallback, useEffect, useState } from 'react';
import { useSubmit } from '@/hooks/useSubmit';
import { actAsPhone, type PhoneAction, ToolError } from '@/mockTools/api';
import { HttpError, warn } from '@/utils/http/request';

/** How far the phone is. `taken`: another phone was first. `failed`: the portal did not answer. */
export type PhoneStep = 'scanning' | 'scanned' | 'confirmed' | 'cancelled' | 'taken' | 'ended' | 'failed';

const DONE: Record<PhoneAction, PhoneStep> = { scan: 'scanned', confirm: 'confirmed', cancel: 'cancelled' };

function progressAfter(error: unknown): PhoneStep {
  if (error instanceof ToolError) {
    return (error.data as { taken?: boolean } | null)?.taken ? 'taken' : 'ended';
  }
  // What is no uuid at all is refused as a field.
  return error instanceof HttpError && error.status === 422 ? 'ended' : 'failed';
}

/** A phone signed in with `account` that scans the QR code of `uuid` at once. */
export function useSimulatedPhone(uuid: string, account: string) {
  const [progress, setProgress] = useState<PhoneStep>('scanning');

  const { submit, submitting } = useSubmit(async (action: PhoneAction) => {
    try {
      await actAsPhone(uuid, action, account);
      return DONE[action];
    } catch (error) {
      if (!(error instanceof ToolError)) warn(error);
      return progressAfter(error);
    }
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
