/**
 * The charts' library: only what they use of it, drawn as SVG. This file is loaded with the first chart; nothing else
 * imports the library's code.
 */
import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import type { ChartOption } from './options';

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
  const chart = init(box, null, { renderer: 'svg' });
  return {
    show: (option) => chart.setOption(option, { notMerge: true }),
    resize: () => chart.resize(),
    close: () => chart.dispose(),
  };
}
