import type { Guide } from '@/contract';
import { useAction } from './useAction';
import type { useFinishGuide } from './useFinishGuide';

/** Puts a guide off, once at a time; `error` is why it could not be, until the next try. */
export function useSkipGuide(kind: Guide['kind'], skip: ReturnType<typeof useFinishGuide>['skip']) {
  return useAction({ act: () => skip(kind) });
}
