import type zh from '../zh-CN/space';

export default {
  'space.overview': '概覽',
  'space.info': '資料',
  'space.certificates': '憑證',
  'space.handlers': '承辦人與授權',
  'space.pages': '機構空間的頁面',
  'space.unknown': '找不到該機構空間',
  'space.unknown.text': '該機構空間可能已不存在，或不屬於您的帳號。',
  'space.back': '返回機構清單',
  'space.failed': '無法開啟機構空間',
  'space.closed': '您沒有檢視此頁面的權限',
  'space.suspended.company': '登記機關已暫停該機構，目前只能檢視。',
  'space.suspended.account': '您的帳號已凍結，目前只能檢視。',
  'space.notActing': '您目前未代表該機構。要在這裡辦理事項，請先切換為代表該機構。',
  'space.act': '代表該機構',
  'space.notSwitched': '無法切換，您仍以原來的身分操作。',
} satisfies Record<keyof typeof zh, string>;
