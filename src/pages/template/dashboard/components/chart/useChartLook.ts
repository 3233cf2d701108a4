import { theme } from 'antd';
import { useMemo } from 'react';
import { pickReadableShade } from '@/theme/contrast';
import { useSettings } from '@/theme/settings';

/** Colors and sizes of charts, from the current theme. */
export interface ChartLook {
  /** Colors of the series in order; each has sufficient contrast with the background. */
  colors: readonly string[];
  text: string;
  line: string;
  ground: string;
  fontFamily: string;
  /** At least 12 px. */
  fontSize: number;
}

type Hue = 'orange' | 'purple';
const HUES: readonly Hue[] = ['orange', 'purple'];
const SHADES = [6, 7, 8, 9, 10] as const;

/** Returns the look of charts; follows theme, color-blind mode and enlarged mode. */
export function useChartLook(): ChartLook {
  const { token } = theme.useToken();
  const { colorWeak } = useSettings();
  return useMemo(() => {
    const ground = token.colorBgContainer;
    const shadesOf = (hue: Hue) => SHADES.map((shade) => token[`${hue}${shade}`]);
    const hues = HUES.map((hue) => pickReadableShade(shadesOf(hue), [ground]));
    return {
      // Color-blind mode: all series have the color with the highest contrast; patterns and symbols distinguish them.
      colors: colorWeak ? [token.colorText] : [token.colorLink, ...hues],
      text: token.colorText,
      line: token.colorBorder,
      ground,
      fontFamily: token.fontFamily,
      fontSize: token.fontSizeSM,
    };
  }, [token, colorWeak]);
}
