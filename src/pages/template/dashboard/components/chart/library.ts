/**
 * The charts' library: only what they use of it, drawn as SVG. This file is loaded with the first chart; nothing else
 * imports the library's code.
 */
import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import type { ChartOption } from './frame';

use([BarChart, LineChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

/** A drawing in a box of the page. */
export interface OpenDrawing {
  /** Draws this in place of what was drawn. */
  show: (option: ChartOption) => void;
  /** Takes the size that the box has now. */
  resize: () => void;
  close: () => void;
}

/** Begins to draw in a box; the box gives the size. */
export function openDrawing(box: HTMLElement): OpenDrawing {
  // Left to measure, the library takes a place that is not laid out for one of 100 pixels.
  const getSize = () => ({ width: box.clientWidth, height: box.clientHeight });
  const chart = init(box, null, { renderer: 'svg', ...getSize() });
  return {
    show: (option) => chart.setOption(option, { notMerge: true }),
    resize: () => {
      // What is hidden keeps its drawing.
      if (box.clientWidth > 0) chart.resize(getSize());
    },
    close: () => chart.dispose(),
  };
}
