import { Spin, type SpinProps } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { SPINNER_HIDE_DELAY, SPINNER_SHOW_DELAY } from '@/constants';
import { useDelayedSpinner } from '@/hooks/useDelayedSpinner';

/**
 * Leaves a picture of a spinner where it stands, for SPINNER_HIDE_DELAY ms. It takes no room and no clicks, and
 * assistive technology does not hear of it: what was loaded is there already.
 */
function leavePicture(spinner: Element) {
  const { left, top, width, height } = spinner.getBoundingClientRect();
  const picture = spinner.cloneNode(true) as HTMLElement;
  picture.setAttribute('aria-hidden', 'true');
  picture.removeAttribute('aria-live');
  Object.assign(picture.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    pointerEvents: 'none',
  });
  document.body.append(picture);
  setTimeout(() => picture.remove(), SPINNER_HIDE_DELAY);
}

/**
 * antd's Spin that does not flicker (specification, section 4): it shows from `delay` ms after loading begins,
 * SPINNER_SHOW_DELAY unless told, and until SPINNER_HIDE_DELAY ms after it ends. Both hold wherever it stands: a
 * spinner that gives way to what was loaded is seen over it for that time. Its room is kept from the beginning.
 */
export function DelayedSpin({
  spinning = true,
  delay = SPINNER_SHOW_DELAY,
  children,
  style,
  ...rest
}: SpinProps) {
  const box = useRef<HTMLDivElement>(null);
  const visible = useDelayedSpinner(spinning, delay);
  const isAlone = children === undefined;
  const isReserved = isAlone && spinning && !visible;
  const isSeen = useRef(false);

  useLayoutEffect(() => {
    // A spinner around content leaves the page together with the content.
    isSeen.current = visible && isAlone;
  });
  useLayoutEffect(() => {
    const wrapper = box.current;
    // React is about to take it off the page; afterwards nobody knows where it stood.
    return () => {
      const spinner = wrapper?.firstElementChild;
      if (spinner && isSeen.current) leavePicture(spinner);
    };
  }, []);

  return (
    <div ref={box} style={{ display: 'contents' }}>
      <Spin
        {...rest}
        spinning={visible || isReserved}
        style={isReserved ? { ...style, visibility: 'hidden' } : style}
      >
        {children}
      </Spin>
    </div>
  );
}
