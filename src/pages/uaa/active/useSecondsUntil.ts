import { useEffect, useState } from 'react';
import { SECOND } from '@/constants';
import { countSecondsUntil } from './resendTime';

/** Whole seconds until `end` (ms, this device's clock), looked at each second. */
export function useSecondsUntil(end: number): number {
  const [, look] = useState(0);
  const seconds = countSecondsUntil(end, Date.now());

  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setTimeout(() => look((count) => count + 1), SECOND);
    return () => clearTimeout(timer);
  });

  return seconds;
}
