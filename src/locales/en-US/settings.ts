import type zh from '../zh-CN/settings';

const messages: Record<keyof typeof zh, string> = {
  'settings.title': 'Appearance settings',
  'settings.navTheme': 'Page style',
  'settings.navTheme.light': 'Light',
  'settings.navTheme.realDark': 'Dark',
  'settings.colorPrimary': 'Theme color',
  'settings.color.daybreak': 'Daybreak blue (default)',
  'settings.color.dust': 'Dust red',
  'settings.color.volcano': 'Volcano',
  'settings.color.sunset': 'Sunset orange',
  'settings.color.cyan': 'Cyan',
  'settings.color.green': 'Polar green',
  'settings.color.geekblue': 'Geek blue',
  'settings.color.purple': 'Golden purple',
  'settings.layout': 'Navigation mode',
  'settings.layout.side': 'Side menu',
  'settings.layout.top': 'Top menu',
  'settings.contentWidth': 'Content width',
  'settings.contentWidth.Fluid': 'Fluid',
  'settings.contentWidth.Fixed': 'Fixed',
  'settings.fixedHeader': 'Fixed header',
  'settings.fixSiderbar': 'Fixed sidebar',
  'settings.fixSiderbar.hint': 'Works with the side menu',
  'settings.autoHideHeader': 'Hide header on scroll',
  'settings.autoHideHeader.hint': 'Works with a fixed header',
  'settings.colorWeak': 'Color-blind mode',
  'settings.elder': 'Large text and buttons',
  'settings.reset': 'Reset to defaults',
  'settings.kept': 'Saved on this device.',
};

export default messages;
