import type zh from '../zh-CN/login';

const messages: Record<keyof typeof zh, string> = {
  'login.heading': '登入',
  'login.userType': '使用者類型',
  'login.userType.person': '個人',
  'login.userType.legal': '法人',
  'login.loginId.person': '帳號/行動電話/證件號碼',
  'login.loginId.legal': '帳號/行動電話/統一社會信用代碼',
  'login.password': '密碼',
  'login.showPassword': '顯示密碼',
  'login.hidePassword': '隱藏密碼',
  'login.capsLock': '大寫鎖定已開啟',
  'login.captcha': '圖形驗證碼',
  'login.captcha.text': '文字驗證題',
  'login.captcha.image': '圖形驗證碼圖片，點選換一張',
  'login.captcha.toText': '看不清圖片？改用文字題',
  'login.captcha.toImage': '改用圖片',
  'login.submit': '登入',
  'login.submitting': '正在登入',
  'login.welcome': '歡迎回來',
  'login.lastLogin': '上次登入：{at}，{place}',
  'login.firstLogin': '這是您第一次登入。',
  'login.brand': '一個帳號，安全使用各項服務。',
  'login.logout.busy': '正在登出…',
  'login.logout.failed': '本頁的資料已清除，但未能通知伺服器結束工作階段。',
  'login.logout.signIn': '前往登入',
  'login.version': '伺服器版本',
  'login.version.failed': '未能讀取伺服器版本。',
  'login.unreachable': '暫時無法登入，請檢查網路後再試一次。您填寫的內容已保留。',
};

export default messages;
