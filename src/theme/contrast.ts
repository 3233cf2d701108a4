/** Contrast by WCAG 2.2, success criterion 1.4.3, of colors given as #rrggbb. */

/** Minimum contrast for text of normal size. */
export const MIN_TEXT_CONTRAST = 4.5;
/** The same for users who prefer more contrast (WCAG 2.2, success criterion 1.4.6). */
export const STRONG_TEXT_CONTRAST = 7;

function luminance(color: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Returns the contrast ratio of two colors, 1 to 21. */
export function getContrastRatio(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the first shade with at least this contrast on every background, otherwise the last one. */
export function pickReadableShade(
  shades: string[],
  backgrounds: string[],
  minimum = MIN_TEXT_CONTRAST,
): string {
  const reads = (shade: string) => backgrounds.every((ground) => getContrastRatio(shade, ground) >= minimum);
  return shades.find(reads) ?? (shades.at(-1) as string);
}
