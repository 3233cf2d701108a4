import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { SECOND } from '@/constants';
import { codeIn, codesText, onCodes } from '@/utils/storage/codeStore';
import { type CodePhase, type KnownCode, lifeOf, phaseOf, waitOf } from '@/utils/storage/codes';

export interface CodeState {
  code: KnownCode | null;
  phase: CodePhase;
  /** Whole seconds until another may be asked for. */
  seconds: number;
}

/** How the code of this id stands, by the clock: looked at each second while something counts down. */
export function useCode(id: string): CodeState {
  const text = useSyncExternalStore(onCodes, codesText);
  const code = useMemo(() => codeIn(text, id), [text, id]);
  const [, look] = useState(0);
  const now = Date.now();
  const wait = code ? waitOf(code, now) : 0;
  const next = wait > 0 ? SECOND : code ? lifeOf(code, now) : 0;

  useEffect(() => {
    if (next <= 0) return undefined;
    const timer = setTimeout(() => look((count) => count + 1), next);
    return () => clearTimeout(timer);
  });

  return { code, phase: phaseOf(code, now), seconds: Math.ceil(wait / SECOND) };
}
