import type zh from '../zh-CN/laterLogin';

export default {
  'login.logout.busy': '正在登出…',
  'login.logout.failed': '本頁的資料已清除，但未能通知伺服器登出。',
  'login.logout.signIn': '前往登入',
  'login.version': '伺服器版本',
  'login.version.failed': '無法讀取伺服器版本。',
} satisfies Record<keyof typeof zh, string>;
