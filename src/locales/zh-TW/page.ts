import type zh from '../zh-CN/page';

const messages: Record<keyof typeof zh, string> = {
  'page.getVersion': '版本資訊',
  'page.error': '發生錯誤',
  'page.logout': '登出',
  'page.login': '登入',
  'page.identityManage': '身分管理',
  'page.notFound': '找不到頁面',
};

export default messages;
