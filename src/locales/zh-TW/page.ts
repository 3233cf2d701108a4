import type zh from '../zh-CN/page';

export default {
  'page.login': '登入',
  'page.help': '協助',
  'page.agreement': '使用者協議',
  'page.privacy': '隱私權政策',
  'page.accessibility': '無障礙聲明',
} satisfies Record<keyof typeof zh, string>;
