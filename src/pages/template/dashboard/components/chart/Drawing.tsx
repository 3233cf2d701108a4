import { useEffect, useRef } from 'react';
import { warn } from '@/utils/http/httpErrors';
import type { ChartOption } from './frame';
import type { ChartHandle, openChart } from './library';

interface Props {
  /** Text summary of the chart: its accessible name. */
  label: string;
  option: ChartOption;
  /** In pixels; the width is that of the container. */
  height: number;
  /** Opens a chart of the library; null while the library is loading. */
  open: typeof openChart | null;
  /** Called if the library cannot draw the chart. Pass the same function on each render. */
  onFail: () => void;
}

/** Calls the library; reports a thrown error as a failure of the chart, so that the page does not crash. */
function attempt(draw: () => void, onFail: () => void): void {
  try {
    draw();
  } catch (thrown) {
    warn(thrown);
    onFail();
  }
}

/** A chart as one image for screen readers, without a tab stop. Follows the size of its container. */
export function Drawing({ label, option, height, open, onFail }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const drawing = useRef<ChartHandle | null>(null);

  useEffect(() => {
    if (!open || !container.current) return undefined;
    const element = container.current;
    const watch = new ResizeObserver(() => attempt(() => drawing.current?.resize(), onFail));
    attempt(() => {
      drawing.current = open(element);
      watch.observe(element);
    }, onFail);
    return () => {
      watch.disconnect();
      attempt(() => drawing.current?.close(), onFail);
      drawing.current = null;
    };
  }, [open, onFail]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly opened chart is empty
  useEffect(() => attempt(() => drawing.current?.show(option), onFail), [option, open, onFail]);

  return (
    <div role="img" aria-label={label} aria-busy={!open} className="chart-drawing" style={{ height }}>
      <div ref={container} />
    </div>
  );
}
