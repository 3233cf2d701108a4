import type zh from '../zh-CN/page';

const messages: Record<keyof typeof zh, string> = {
  'page.getVersion': '版本資訊',
  'page.error': '發生錯誤',
  'page.logout': '登出',
  'page.login': '登入',
  'page.identityManage': '身分管理',
  'page.notFound': '找不到頁面',
  'page.callBack': '完成登入',
  'page.associateLogin': '連結帳號登入',
  'page.caLogin': '數位憑證登入',
  'page.authGuide': '提升驗證等級',
  'page.modifyPwdGuide': '變更密碼',
  'page.bindMobileGuide': '綁定行動電話號碼',
  'page.simulatorPhone': '模擬手機',
  'page.simulatorProvider': '模擬授權平台',
};

export default messages;
