import { useEffect, useState } from 'react';
import { SECOND } from '@/constants';
import { secondsUntil } from './wait';

/** Whole seconds until `end` (ms, this device's clock), looked at each second. */
export function useSeconds(end: number): number {
  const [, look] = useState(0);
  const seconds = secondsUntil(end, Date.now());

  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setTimeout(() => look((count) => count + 1), SECOND);
    return () => clearTimeout(timer);
  });

  return seconds;
}
