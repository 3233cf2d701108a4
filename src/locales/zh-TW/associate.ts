import type zh from '../zh-CN/associate';

export default {
  'associate.finishing': '正在完成登入…',
  'associate.heading.canceled': '登入已取消',
  'associate.heading.failed': '登入未完成',
  'associate.canceled': '您取消了授權，未登入。',
  'associate.failed': '授權平台未完成授權。請重新開始，或選擇其他登入方式。',
  'associate.incomplete': '這次授權已經結束或不完整，請重新開始。',
  'associate.unreachable': '暫時無法確認授權結果。',
  'associate.again': '重新授權',
  'associate.back': '返回登入頁',
  'associate.gone': '這次綁定已失效，請返回登入頁重新開始。',
  'associate.loadFailed': '無法載入要綁定的帳號',
  'associate.who': '您的{provider}帳號「{nickname}」尚未綁定本入口網站的帳號。',
  'associate.why': '登入一次即可綁定，之後可以用{provider}直接登入。',
  'associate.submit': '綁定並登入',
  'associate.register': '沒有帳號？立即註冊',
  'associate.notYou': '不是您？重新開始',
} satisfies Record<keyof typeof zh, string>;
