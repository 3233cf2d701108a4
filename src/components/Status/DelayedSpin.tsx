import { Spin, type SpinProps } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { SPINNER_HIDE_DELAY, SPINNER_SHOW_DELAY } from '@/constants';
import { useDelayedSpinner } from '@/hooks/useDelayedSpinner';

/**
 * Leaves a copy of a spinner at the same position for SPINNER_HIDE_DELAY ms. The copy covers the content, lets clicks
 * through and is hidden from assistive technology, because the content below is usable already.
 */
function leaveCopy(spinner: Element) {
  const { left, top, width, height } = spinner.getBoundingClientRect();
  const copy = spinner.cloneNode(true) as HTMLElement;
  copy.setAttribute('aria-hidden', 'true');
  copy.removeAttribute('aria-live');
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    pointerEvents: 'none',
  });
  document.body.append(copy);
  setTimeout(() => copy.remove(), SPINNER_HIDE_DELAY);
}

/**
 * antd's Spin without flicker (specification, section 4): visible from SPINNER_SHOW_DELAY ms after loading starts until
 * SPINNER_HIDE_DELAY ms after it ends. A spinner that is replaced by the loaded content stays visible over it for this
 * time. Its space is reserved from the start.
 */
export function DelayedSpin({
  spinning = true,
  size,
  children,
}: Pick<SpinProps, 'spinning' | 'size' | 'children'>) {
  const box = useRef<HTMLDivElement>(null);
  const visible = useDelayedSpinner(spinning, SPINNER_SHOW_DELAY);
  const isAlone = children === undefined;
  const isReserved = isAlone && spinning && !visible;
  const shouldLeaveCopy = useRef(false);

  useLayoutEffect(() => {
    // Leave no copy of a spinner around content: the content is unmounted with it.
    shouldLeaveCopy.current = visible && isAlone;
  });
  useLayoutEffect(() => {
    const wrapper = box.current;
    // React removes the spinner right after this, so measure its position now.
    return () => {
      const spinner = wrapper?.firstElementChild;
      if (spinner && shouldLeaveCopy.current) leaveCopy(spinner);
    };
  }, []);

  return (
    <div ref={box} style={{ display: 'contents' }}>
      <Spin
        size={size}
        spinning={visible || isReserved}
        style={isReserved ? { visibility: 'hidden' } : undefined}
      >
        {children}
      </Spin>
    </div>
  );
}
