import { Spin, type SpinProps } from 'antd';
import { useLingering } from '@/hooks/useLingering';

/** antd's Spin that does not flicker: `delay` ms before it shows, and a moment after loading ends. */
export function LingeringSpin({ spinning = true, delay, ...rest }: SpinProps) {
  return <Spin {...rest} spinning={useLingering(spinning, delay)} />;
}
