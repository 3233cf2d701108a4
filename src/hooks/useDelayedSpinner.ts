import { useEffect, useState } from 'react';
import { SPINNER_HIDE_DELAY } from '@/constants';

/**
 * Whether to show a spinner (specification, section 4): from `delay` ms after loading starts until SPINNER_HIDE_DELAY ms
 * after it ends. No spinner if loading ends before the delay.
 */
export function useDelayedSpinner(loading: boolean, delay: number): boolean {
  const [visible, setVisible] = useState(false);

  useEffect(() => {
    if (loading === visible) return;
    const timer = setTimeout(() => setVisible(loading), loading ? delay : SPINNER_HIDE_DELAY);
    return () => clearTimeout(timer);
  }, [loading, visible, delay]);

  return visible;
}
