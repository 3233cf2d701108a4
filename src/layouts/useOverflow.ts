import { type RefObject, useEffect, useState } from 'react';

/** Whether what stands in an element is wider than it; follows its size, its language and its text size. */
export function useOverflow(element: RefObject<HTMLElement>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => setOverflows(box.scrollWidth > box.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    // The box keeps its width where the words in it change.
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
