import { Spin, type SpinProps } from 'antd';
import { useDelayedSpinner } from '@/hooks/useDelayedSpinner';

/** antd's Spin that does not flicker: `delay` ms before it shows, and a moment after loading ends. */
export function DelayedSpin({ spinning = true, delay, ...rest }: SpinProps) {
  return <Spin {...rest} spinning={useDelayedSpinner(spinning, delay)} />;
}
