import type zh from '../zh-CN/settings';

const messages: Record<keyof typeof zh, string> = {
  'settings.title': '介面設定',
  'settings.navTheme': '整體風格',
  'settings.navTheme.light': '淺色',
  'settings.navTheme.realDark': '深色',
  'settings.colorPrimary': '主題色',
  'settings.color.daybreak': '拂曉藍（預設）',
  'settings.color.dust': '薄暮',
  'settings.color.volcano': '火山',
  'settings.color.sunset': '日暮',
  'settings.color.cyan': '明青',
  'settings.color.green': '極光綠',
  'settings.color.geekblue': '科技藍',
  'settings.color.purple': '深紫',
  'settings.layout': '導覽模式',
  'settings.layout.side': '側邊選單',
  'settings.layout.top': '頂端選單',
  'settings.contentWidth': '內容寬度',
  'settings.contentWidth.Fluid': '彈性寬度',
  'settings.contentWidth.Fixed': '固定寬度',
  'settings.fixedHeader': '固定頁首',
  'settings.fixSiderbar': '固定側邊選單',
  'settings.fixSiderbar.hint': '側邊選單模式下可用',
  'settings.autoHideHeader': '向下捲動時隱藏頁首',
  'settings.autoHideHeader.hint': '固定頁首時可用',
  'settings.colorWeak': '色弱模式',
  'settings.elder': '長輩版（大字大按鈕）',
  'settings.reset': '恢復預設',
  'settings.kept': '設定儲存在此裝置上。',
};

export default messages;
