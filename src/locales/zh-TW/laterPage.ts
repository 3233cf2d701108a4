import type zh from '../zh-CN/laterPage';

const messages: Record<keyof typeof zh, string> = {
  'page.getVersion': '版本資訊',
  'page.error': '發生錯誤',
  'page.logout': '登出',
  'page.identityManage': '身分管理',
  'page.notFound': '找不到頁面',
  'page.callBack': '完成登入',
  'page.associateLogin': '連結帳號登入',
  'page.caLogin': '數位憑證登入',
  'page.authGuide': '提升驗證等級',
  'page.modifyPwdGuide': '變更密碼',
  'page.bindMobileGuide': '綁定行動電話號碼',
  'page.autoAuth': '自動登入',
  'page.authorize': '授權登入',
  'page.thirdAuthorize': '前往授權平台',
  'page.register': '註冊帳號',
  'page.resetPwd': '重設密碼',
  'page.active': '啟用帳號',
  'page.appeal': '帳號申訴',
  'page.frozen': '帳號已凍結',
  'page.agreement': '使用者協議',
  'page.privacy': '隱私權政策',
  'page.ownAppeals': '我的申訴',
  'page.appealDetail': '申訴詳情',
  'page.verification': '實名認證',
};

export default messages;
