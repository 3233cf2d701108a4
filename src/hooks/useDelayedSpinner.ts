import { useEffect, useState } from 'react';
import { SPINNER_HIDE_DELAY } from '@/constants';

/**
 * Whether a spinner shows (specification, section 4): from `delay` ms after loading begins, at once by default,
 * until SPINNER_HIDE_DELAY ms after it ends. A loading that ends before the delay shows none.
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
