import { useEffect, useState } from 'react';
import { SPINNER_HIDE_DELAY } from '@/constants';

/**
 * Whether to show a spinner (specification, section 4): from `delay` ms after loading starts (by default immediately)
 * until SPINNER_HIDE_DELAY ms after it ends. No spinner if loading ends before the delay.
 */
export function useDelayedSpinner(loading: boolean, delay = 0): boolean {
  const [visible, setVisible] = useState(loading && delay <= 0);

  useEffect(() => {
    if (loading === visible) return;
    const wait = loading ? delay : SPINNER_HIDE_DELAY;
    if (wait <= 0) {
      setVisible(loading);
      return;
    }
    const timer = setTimeout(() => setVisible(loading), wait);
    return () => clearTimeout(timer);
  }, [loading, visible, delay]);

  return visible;
}
