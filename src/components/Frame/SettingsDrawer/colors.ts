/** Ant Design's preset colors, offered as theme colors; the first is the default. */
import { DAYBREAK_BLUE } from '../../../../config/defaultSettings';

export const themeColors = [
  { color: DAYBREAK_BLUE, name: 'settings.color.daybreak' },
  { color: '#f5222d', name: 'settings.color.dust' },
  { color: '#fa541c', name: 'settings.color.volcano' },
  { color: '#faad14', name: 'settings.color.sunset' },
  { color: '#13c2c2', name: 'settings.color.cyan' },
  { color: '#52c41a', name: 'settings.color.green' },
  { color: '#2f54eb', name: 'settings.color.geekblue' },
  { color: '#722ed1', name: 'settings.color.purple' },
] as const;
