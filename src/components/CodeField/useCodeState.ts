import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { SECOND } from '@/constants';
import { findCode, getCodesSnapshot, subscribeToCodes } from '@/utils/storage/codeStore';
import {
  type CodePhase,
  getCodePhase,
  getRemainingLife,
  getResendWait,
  type KnownCode,
} from '@/utils/storage/codes';

export interface CodeState {
  code: KnownCode | null;
  phase: CodePhase;
  /** Whole seconds until another may be asked for. */
  seconds: number;
}

/** How the code of this id stands, by the clock: looked at each second while something counts down. */
export function useCodeState(id: string): CodeState {
  const text = useSyncExternalStore(subscribeToCodes, getCodesSnapshot, getCodesSnapshot);
  const code = useMemo(() => findCode(text, id), [text, id]);
  const [, look] = useState(0);
  const now = Date.now();
  const wait = code ? getResendWait(code, now) : 0;
  const next = wait > 0 ? SECOND : code ? getRemainingLife(code, now) : 0;

  useEffect(() => {
    if (next <= 0) return undefined;
    const timer = setTimeout(() => look((count) => count + 1), next);
    return () => clearTimeout(timer);
  });

  return { code, phase: getCodePhase(code, now), seconds: Math.ceil(wait / SECOND) };
}
