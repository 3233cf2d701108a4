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
  /** Whole seconds until another code can be sent. */
  seconds: number;
}

/** Returns the state of the code with this id; updated every second during a countdown. */
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
