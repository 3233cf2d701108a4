/**
 * Wraps ECharts: registers only the parts in use, and renders them as SVG. This file is lazy-loaded with the first
 * chart; only this file imports code of ECharts.
 */
import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import type { ChartOption } from './frame';

use([BarChart, LineChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

/** Controls a chart that is drawn in an element. */
export interface ChartHandle {
  /** Replaces the current chart. */
  show: (option: ChartOption) => void;
  /** Adapts the chart to the current size of the element. */
  resize: () => void;
  close: () => void;
}

/** Creates an empty chart in an element, with the size of the element. */
export function openChart(container: HTMLElement): ChartHandle {
  // Set explicitly: the library assumes 100 pixels for an element without layout.
  const getSize = () => ({ width: container.clientWidth, height: container.clientHeight });
  const chart = init(container, null, { renderer: 'svg', ...getSize() });
  return {
    show: (option) => chart.setOption(option, { notMerge: true }),
    resize: () => {
      // Do not resize a hidden chart.
      if (container.clientWidth > 0) chart.resize(getSize());
    },
    close: () => chart.dispose(),
  };
}
