import { theme } from 'antd';
import { themeColors } from '@/layouts/components/SettingsDrawer/ThemeColorSetting';
import { createAntdTheme } from '@/theme/antdTheme';
import { getContrastRatio, MIN_TEXT_CONTRAST } from '@/theme/contrast';
import defaultSettings, { type PortalSettings } from '../../config/defaultSettings';

const styles: PortalSettings['navTheme'][] = ['light', 'realDark'];
const cases = styles.flatMap((navTheme) =>
  themeColors.map(({ color }) => ({ navTheme, colorPrimary: color })),
);

describe.each(cases)('$navTheme, $colorPrimary', (chosen) => {
  const config = createAntdTheme({ ...defaultSettings, ...chosen });
  const token = theme.getDesignToken(config);

  test('gives links enough contrast on every surface', () => {
    const { colorLink, colorLinkHover, colorBgContainer, colorBgElevated, colorBgLayout } = token;
    for (const ground of [colorBgContainer, colorBgElevated, colorBgLayout]) {
      expect(getContrastRatio(colorLink, ground)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
      expect(getContrastRatio(colorLinkHover, ground)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
    }
  });

  test('gives the label of a primary button enough contrast', () => {
    const { colorPrimary, colorPrimaryHover, colorPrimaryActive } = {
      ...token,
      ...config.components?.Button,
    };
    for (const ground of [colorPrimary, colorPrimaryHover, colorPrimaryActive]) {
      expect(getContrastRatio('#ffffff', ground)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
    }
  });
});

test.each(styles)(
  'gives the text of destructive buttons enough contrast on the page, on a selected row and on red: %s',
  (navTheme) => {
    const config = createAntdTheme({ ...defaultSettings, navTheme });
    const { colorBgContainer, colorBgElevated, controlItemBgActive } = theme.getDesignToken(config);
    const button: Partial<Record<string, unknown>> = { ...config.components?.Button };
    const { colorError, colorErrorHover, colorErrorActive, dangerColor = '#ffffff' } = button;
    expect(getContrastRatio(colorError as string, controlItemBgActive)).toBeGreaterThanOrEqual(
      MIN_TEXT_CONTRAST,
    );
    // Background of a selected row under the pointer.
    expect(config.components?.Table?.rowSelectedHoverBg).toBe('var(--ant-control-item-bg-active)');
    for (const red of [colorError, colorErrorHover, colorErrorActive]) {
      expect(getContrastRatio(red as string, colorBgContainer)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
      expect(getContrastRatio(red as string, colorBgElevated)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
      expect(getContrastRatio(dangerColor as string, red as string)).toBeGreaterThanOrEqual(
        MIN_TEXT_CONTRAST,
      );
    }
  },
);

test('uses text from 18 px and targets from 60 px in elder mode', () => {
  const token = theme.getDesignToken(createAntdTheme({ ...defaultSettings, elder: true }));
  expect(Math.min(token.fontSize, token.fontSizeSM)).toBeGreaterThanOrEqual(18);
  expect(token.controlHeight).toBeGreaterThanOrEqual(60);
});

test('disables motion if the system setting reduces it', () => {
  expect(theme.getDesignToken(createAntdTheme(defaultSettings)).motion).toBe(true);
  expect(theme.getDesignToken(createAntdTheme(defaultSettings, { reducedMotion: true })).motion).toBe(false);
});

test.each(styles)(
  'gives links, secondary text and borders a contrast of at least 7:1 if the user prefers more contrast: %s',
  (navTheme) => {
    const config = createAntdTheme({ ...defaultSettings, navTheme }, { moreContrast: true });
    const { colorLink, colorBgContainer, colorTextDescription, colorText, colorBorder } =
      theme.getDesignToken(config);
    expect(getContrastRatio(colorLink, colorBgContainer)).toBeGreaterThanOrEqual(7);
    expect([colorTextDescription, colorBorder]).toEqual([colorText, colorText]);
  },
);

test.each([
  [true, 'realDark'],
  [false, 'light'],
] as const)('follows the system: dark %s is %s', (isSchemeDark, navTheme) => {
  expect(createAntdTheme(defaultSettings, { isSchemeDark }).token).toEqual(
    createAntdTheme({ ...defaultSettings, navTheme }).token,
  );
});
