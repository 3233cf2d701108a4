import type zh from '../zh-CN/exception';

export default {
  'exception.403': '抱歉，您沒有權限存取此頁面。',
  'exception.404': '抱歉，您造訪的頁面不存在。',
  'exception.500': '抱歉，伺服器發生錯誤。',
  'exception.403.title': '沒有權限',
  'exception.404.title': '找不到頁面',
  'exception.500.title': '伺服器錯誤',
  'exception.chunk.title': '頁面未完整載入',
  'exception.chunk.text': '網路可能中斷，或入口網站剛剛更新。請檢查網路後重試。',
  'exception.crash.title': '頁面發生錯誤',
  'exception.crash.text': '這不是您的操作造成的。請重試；若仍發生，請返回首頁。',
  'exception.offline.title': '網路已中斷',
  'exception.offline.text': '頁面需要連線才能載入。網路恢復後會自動重試。',
  'exception.session.title': '暫時無法確認登入狀態',
  'exception.session.text': '伺服器暫時沒有回應，請重試。',
} satisfies Record<keyof typeof zh, string>;
