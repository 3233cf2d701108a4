/** Creates antd's theme from the settings: with tokens only, so that every component follows. */
import { generate } from '@ant-design/colors';
import { type MappingAlgorithm, type ThemeConfig, theme } from 'antd';
import type { MapToken } from 'antd/es/theme/interface';
import type { Locale } from '@/locales/languages';
import { DEFAULT_LOCALE } from '@/locales/localeChoice';
import type { PortalSettings } from '../../config/defaultSettings';
import { MIN_TEXT_CONTRAST, pickReadableShade, STRONG_TEXT_CONTRAST } from './contrast';
import { getFontFamily } from './fonts';
import { isDarkTheme } from './systemPreferences';

/** Class with the theme's CSS variables; set on the root element. */
export const THEME_CLASS = 'portal';

/**
 * The darkest surface of the light theme: text that is readable on it is readable on white, and white on that text's
 * color.
 */
const LIGHT_LAYOUT = '#f4f6f9';
/** Surfaces of the dark theme, from the page to overlays: shades of gray, none of them black. */
const DARK_LAYOUT = '#101318';
const DARK_CONTAINER = '#191d24';
/** The lightest background of text in the dark theme. */
const DARK_ELEVATED = '#222730';

/** Thin borders around elements on a surface. */
const HAIRLINE_LIGHT = '#e6e9ef';
const HAIRLINE_DARK = '#2c323c';
/** The only shadow of elements on the page; overlays have antd's. */
const QUIET_SHADOW = '0 1px 2px rgba(16, 24, 40, 0.05)';

/** Text sizes: 12, 14, 16, 20 and 28 px. */
const TEXT_SIZES = {
  fontSize: 14,
  fontSizeSM: 12,
  fontSizeLG: 16,
  fontSizeXL: 20,
  fontSizeHeading1: 28,
  fontSizeHeading2: 20,
  fontSizeHeading3: 20,
  fontSizeHeading4: 16,
  fontSizeHeading5: 16,
};
/** Rounded corners: 12 px on cards, 8 px on controls. */
const RADII = { borderRadius: 8, borderRadiusLG: 12, borderRadiusSM: 6 };

/** The contrast of antd's secondary text colors is below 4.5:1; that of these is above it on every surface. */
const QUIET_LIGHT = 'rgba(0, 0, 0, 0.65)';
const QUIET_DARK = 'rgba(255, 255, 255, 0.68)';

/** Text, borders and tracks for users who prefer more contrast. */
const STRONG_LIGHT = 'rgba(0, 0, 0, 0.88)';
const STRONG_DARK = 'rgba(255, 255, 255, 0.92)';

/** Tracks of switches that are off: 3:1 on every surface (WCAG 2.2, 1.4.11); antd's have less contrast. */
const TRACK_LIGHT = 'rgba(0, 0, 0, 0.45)';
const TRACK_DARK = 'rgba(255, 255, 255, 0.45)';
/** Targets are at least 24 px high (WCAG 2.2, 2.5.8). */
const SWITCH = { trackHeight: 24, handleSize: 20, trackMinWidth: 48 };
const SWITCH_ELDER = { trackHeight: 60, handleSize: 52, trackMinWidth: 112, trackPadding: 4 };

/** Error text at a field. */
const ERROR_LIGHT = '#cf1322';
const ERROR_DARK = '#ff7875';

/** Text and icons of success. */
const SUCCESS_LIGHT = '#237804';
const SUCCESS_DARK = '#95de64';

/** Destructive buttons: their text is readable on the page, and text on them is readable on their red. */
const DANGER_LIGHT = { colorError: ERROR_LIGHT, colorErrorHover: '#a8071a', colorErrorActive: '#820014' };
const DANGER_DARK = {
  colorError: ERROR_DARK,
  colorErrorHover: '#ffa39e',
  colorErrorActive: ERROR_DARK,
  dangerColor: DARK_LAYOUT,
};

/** Sizes in elder mode: text of at least 18 px, targets of at least 60 px (domain rule for elder mode). */
const ELDER = {
  fontSize: 18,
  fontSizeSM: 18,
  fontSizeLG: 20,
  fontSizeXL: 26,
  fontSizeHeading1: 34,
  fontSizeHeading2: 26,
  fontSizeHeading3: 26,
  fontSizeHeading4: 20,
  fontSizeHeading5: 20,
  controlHeight: 60,
  controlHeightSM: 60,
};

/** Duration of transitions of cards, tabs and drawers: 150 to 200 ms, so that they do not delay the user. */
const MOTION = { motionDurationMid: '0.15s', motionDurationSlow: '0.2s' };

interface ThemeOptions {
  /** Whether the system setting for reduced motion is on. */
  reducedMotion?: boolean;
  /** Current language: its fonts come first. */
  locale?: Locale;
  /** Whether the system's color scheme is dark, for the setting that follows it. */
  isSchemeDark?: boolean;
  /** Whether the system setting for more contrast is on. */
  moreContrast?: boolean;
}

/** Sets the link color last, because antd's dark algorithm would darken the readable shade. */
const withLink =
  (colorLink: string): MappingAlgorithm =>
  (_seed, map) => ({
    ...(map as MapToken),
    colorLink,
    colorLinkHover: colorLink,
    colorLinkActive: colorLink,
  });

/** Returns the antd theme for the settings; without motion if the user prefers reduced motion. */
export function createAntdTheme(
  settings: PortalSettings,
  {
    reducedMotion = false,
    locale = DEFAULT_LOCALE,
    isSchemeDark = false,
    moreContrast = false,
  }: ThemeOptions = {},
): ThemeConfig {
  const dark = isDarkTheme(settings, isSchemeDark);
  const minimum = moreContrast ? STRONG_TEXT_CONTRAST : MIN_TEXT_CONTRAST;
  // The chosen color keeps its hue; the first readable shade of its palette is used.
  const shades = generate(settings.colorPrimary);
  const solid = pickReadableShade(shades.slice(5), [LIGHT_LAYOUT], minimum);
  const [hovered, pressed] = generate(solid).slice(6);
  const onDark = pickReadableShade(
    generate(settings.colorPrimary, { theme: 'dark', backgroundColor: DARK_CONTAINER }).slice(5),
    [DARK_ELEVATED],
    minimum,
  );
  const strong = dark ? STRONG_DARK : STRONG_LIGHT;
  const quiet = moreContrast ? strong : dark ? QUIET_DARK : QUIET_LIGHT;
  return {
    cssVar: { key: THEME_CLASS },
    hashed: false,
    algorithm: dark ? [theme.darkAlgorithm, withLink(onDark)] : theme.defaultAlgorithm,
    token: {
      colorPrimary: dark ? settings.colorPrimary : solid,
      colorLink: solid,
      motion: !reducedMotion,
      ...MOTION,
      // antd's lighter hover color makes a link unreadable; in the dark theme, withLink handles it.
      ...(!dark && { colorLinkHover: solid, colorLinkActive: solid }),
      colorErrorText: dark ? ERROR_DARK : ERROR_LIGHT,
      colorSuccessText: dark ? SUCCESS_DARK : SUCCESS_LIGHT,
      colorTextTertiary: quiet,
      colorTextDescription: quiet,
      colorTextPlaceholder: quiet,
      fontFamily: getFontFamily(locale),
      ...TEXT_SIZES,
      ...RADII,
      boxShadowTertiary: QUIET_SHADOW,
      ...(dark
        ? {
            colorBgLayout: DARK_LAYOUT,
            colorBgContainer: DARK_CONTAINER,
            colorBgElevated: DARK_ELEVATED,
            colorBorderSecondary: HAIRLINE_DARK,
          }
        : { colorBgLayout: LIGHT_LAYOUT, colorBorderSecondary: HAIRLINE_LIGHT }),
      ...(moreContrast && {
        colorText: strong,
        colorTextSecondary: strong,
        colorBorder: strong,
        colorBorderSecondary: strong,
        colorSplit: strong,
      }),
      ...(settings.elder && ELDER),
    },
    components: {
      Button: {
        // antd's lighter hover color would make the white text of a primary button unreadable.
        colorPrimaryHover: hovered,
        colorPrimaryActive: pressed,
        ...(dark ? DANGER_DARK : DANGER_LIGHT),
        ...(dark && {
          colorPrimary: solid,
          colorLink: onDark,
          defaultHoverColor: onDark,
          defaultHoverBorderColor: onDark,
          defaultActiveColor: onDark,
          defaultActiveBorderColor: onDark,
        }),
      },
      Switch: {
        colorTextQuaternary: moreContrast ? strong : dark ? TRACK_DARK : TRACK_LIGHT,
        ...(settings.elder ? SWITCH_ELDER : SWITCH),
      },
      Form: {
        // The contrast of antd's red as text is below 4.5:1 on both backgrounds.
        colorError: dark ? ERROR_DARK : ERROR_LIGHT,
        labelHeight: settings.elder ? 28 : 22,
        verticalLabelPadding: '0 0 6px',
        itemMarginBottom: 24,
      },
      Table: {
        // The header shows the sort order; a colored column would look selected.
        bodySortBg: 'transparent',
        headerSortActiveBg: 'transparent',
        headerSplitColor: 'transparent',
        // antd's darker hover color of a selected row would make the red of destructive buttons unreadable.
        rowSelectedHoverBg: 'var(--ant-control-item-bg-active)',
      },
      Menu: dark ? { itemSelectedColor: onDark, horizontalItemSelectedColor: onDark } : {},
    },
  };
}
