/** Theme defaults: the specification's theme settings, named as ProLayout names them. */
export interface PortalSettings {
  /** Page style; `system` follows the system's color scheme. */
  navTheme: 'system' | 'light' | 'realDark';
  contentWidth: 'Fluid' | 'Fixed';
  colorPrimary: string;
  /** Navigation mode. */
  layout: 'side' | 'top';
  fixedHeader: boolean;
  fixSiderbar: boolean;
  /** Hide the header while scrolling down. */
  autoHideHeader: boolean;
  colorWeak: boolean;
  /** Elder mode: text from 18 px, targets from 60 px. */
  elder: boolean;
}

/** Ant Design's daybreak blue. */
export const DAYBREAK_BLUE = '#1677ff';

const defaultSettings: PortalSettings = {
  navTheme: 'system',
  contentWidth: 'Fluid',
  colorPrimary: DAYBREAK_BLUE,
  layout: 'side',
  fixedHeader: true,
  fixSiderbar: true,
  autoHideHeader: false,
  colorWeak: false,
  elder: false,
};

export default defaultSettings;
