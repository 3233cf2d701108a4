import { useEffect, useRef } from 'react';
import { warn } from '@/utils/http/httpErrors';
import type { ChartOption } from './frame';
import type { OpenDrawing, openDrawing } from './library';

interface Props {
  /** What the drawing shows, in words: its name for who does not see it. */
  words: string;
  option: ChartOption;
  /** In pixels; the width is that of the place. */
  height: number;
  /** The library's way to draw; null while it is loading. */
  open: typeof openDrawing | null;
  /** The library cannot draw this. Should stay the same function. */
  onFail: () => void;
}

/** Runs what the library does; what it throws is a failure of the drawing, not of the page. */
function attempt(draw: () => void, onFail: () => void): void {
  try {
    draw();
  } catch (thrown) {
    warn(thrown);
    onFail();
  }
}

/** A drawing: one picture to screen readers, and no stop for the keyboard. It follows the size of its place. */
export function Drawing({ words, option, height, open, onFail }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const drawing = useRef<OpenDrawing | null>(null);

  useEffect(() => {
    if (!open || !box.current) return undefined;
    const place = box.current;
    const watch = new ResizeObserver(() => attempt(() => drawing.current?.resize(), onFail));
    attempt(() => {
      drawing.current = open(place);
      watch.observe(place);
    }, onFail);
    return () => {
      watch.disconnect();
      attempt(() => drawing.current?.close(), onFail);
      drawing.current = null;
    };
  }, [open, onFail]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a drawing that has just been opened is empty
  useEffect(() => attempt(() => drawing.current?.show(option), onFail), [option, open, onFail]);

  return (
    <div role="img" aria-label={words} aria-busy={!open} className="chart-drawing" style={{ height }}>
      <div ref={box} />
    </div>
  );
}
