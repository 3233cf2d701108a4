import { useEffect, useRef } from 'react';
import type { OpenDrawing, openDrawing } from './library';
import type { ChartOption } from './options';

interface Props {
  /** What the drawing shows, in words: its name for who does not see it. */
  words: string;
  option: ChartOption;
  /** In pixels; the width is that of the place. */
  height: number;
  /** The library's way to draw; null while it is loading. */
  open: typeof openDrawing | null;
}

/** A drawing: one picture to screen readers, and no stop for the keyboard. It follows the size of its place. */
export function Drawing({ words, option, height, open }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const drawing = useRef<OpenDrawing | null>(null);

  useEffect(() => {
    if (!open || !box.current) return undefined;
    const opened = open(box.current);
    const watch = new ResizeObserver(() => opened.resize());
    watch.observe(box.current);
    drawing.current = opened;
    return () => {
      watch.disconnect();
      opened.close();
      drawing.current = null;
    };
  }, [open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a drawing that has just been opened is empty
  useEffect(() => drawing.current?.show(option), [option, open]);

  return (
    <div role="img" aria-label={words} aria-busy={!open} className="chart-drawing" style={{ height }}>
      <div ref={box} />
    </div>
  );
}
