/**
 * The chart library: only the parts in use, rendered as SVG. This file is loaded with the first chart; no other file
 * imports the library's code.
 */
import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import type { ChartOption } from './frame';

use([BarChart, LineChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

/** A chart in an element of the page. */
export interface OpenDrawing {
  /** Replaces the current chart. */
  show: (option: ChartOption) => void;
  /** Adapts the chart to the current size of the element. */
  resize: () => void;
  close: () => void;
}

/** Opens a chart in an element, with the element's size. */
export function openDrawing(box: HTMLElement): OpenDrawing {
  // Set explicitly: the library assumes 100 pixels for an element without layout.
  const getSize = () => ({ width: box.clientWidth, height: box.clientHeight });
  const chart = init(box, null, { renderer: 'svg', ...getSize() });
  return {
    show: (option) => chart.setOption(option, { notMerge: true }),
    resize: () => {
      // Do not resize a hidden chart.
      if (box.clientWidth > 0) chart.resize(getSize());
    },
    close: () => chart.dispose(),
  };
}
