import type zh from '../zh-CN/space';

const messages: Record<keyof typeof zh, string> = {
  'space.overview': '概覽',
  'space.info': '資料',
  'space.certificates': '憑證',
  'space.handlers': '承辦人與授權',
  'space.pages': '單位空間的頁面',
  'space.unknown': '找不到該單位空間',
  'space.unknown.text': '它可能已不存在，或不屬於您的帳號。',
  'space.back': '返回單位清單',
  'space.failed': '無法開啟單位空間',
  'space.closed': '您不能檢視此頁面',
  'space.suspended.company': '登記機關已暫停該單位，目前只能檢視。',
  'space.suspended.account': '您的帳號已凍結，目前只能檢視。',
  'space.notActing': '您正以其他身分操作。要在這裡辦理事項，請先切換為代表該單位。',
  'space.act': '代表該單位',
  'space.notSwitched': '無法切換，您仍以原來的身分操作。',
};

export default messages;
