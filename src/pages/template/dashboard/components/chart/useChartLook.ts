import { theme } from 'antd';
import { useMemo } from 'react';
import { pickReadableShade } from '@/theme/contrast';
import { useSettings } from '@/theme/settings';

/** How a chart is drawn: colors and sizes of the theme in force. */
export interface ChartLook {
  /** Of the series, one after the other; each reads on the ground. */
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

/** The look of charts; follows theme, color-blind and enlarged mode. */
export function useChartLook(): ChartLook {
  const { token } = theme.useToken();
  const { colorWeak } = useSettings();
  return useMemo(() => {
    const ground = token.colorBgContainer;
    const shadesOf = (hue: Hue) => SHADES.map((shade) => token[`${hue}${shade}`]);
    const hues = HUES.map((hue) => pickReadableShade(shadesOf(hue), [ground]));
    return {
      // For whom colors tell nothing all series have the one that stands out most: patterns and symbols tell them apart.
      colors: colorWeak ? [token.colorText] : [token.colorLink, ...hues],
      text: token.colorText,
      line: token.colorBorder,
      ground,
      fontFamily: token.fontFamily,
      fontSize: token.fontSizeSM,
    };
  }, [token, colorWeak]);
}
