import { useState } from 'react';
import type { Guide } from '@/contract';
import { causeOf, type Failure, refusalOf } from '@/utils/http/failure';
import { warn } from '@/utils/http/request';
import type { useFinishGuide } from './useFinishGuide';
import { useSubmit } from './useSubmit';

const UNREACHABLE = 'guide.skip.unreachable';

/** Puts a guide off, once at a time; `failure` is why it could not be, until the next try. */
export function useSkipGuide(kind: Guide['kind'], skip: ReturnType<typeof useFinishGuide>['skip']) {
  const [failure, setFailure] = useState<Failure | null>(null);

  const { submit, submitting } = useSubmit(async () => {
    setFailure(null);
    let failed: Failure = { messageId: UNREACHABLE };
    const left = await skip(kind, (envelope) => {
      failed = refusalOf(envelope);
    }).catch((error: unknown) => {
      warn(error);
      failed = causeOf(error, UNREACHABLE);
      return false;
    });
    if (!left) setFailure(failed);
  });

  return { putOff: () => submit(undefined), puttingOff: submitting, failure };
}
