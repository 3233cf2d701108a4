import type zh from '../zh-CN/guide';

export default {
  'guide.later': '稍後再說',
  'guide.skip.unreachable': '未能略過這個步驟。',
  'guide.failed': '無法載入下一步',
  'guide.mobile.why': '帳號 {account} 尚未綁定手機號碼。綁定後可用簡訊登入，忘記密碼時也能找回。',
  'guide.mobile.submit': '綁定手機號碼',
  'guide.mobile.done': '手機號碼已綁定',
  'guide.pwd.heading': '請先變更密碼',
  'guide.pwd.weak': '您的密碼太常見，容易被他人猜到。請設定新密碼後繼續。',
  'guide.pwd.expired': '您的密碼已使用一年以上。請設定新密碼後繼續。',
  'guide.signOut': '暫不變更，登出',
  'guide.auth.heading': '需要更高的驗證等級',
  'guide.auth.own': '您目前的等級：{level}。',
  'guide.auth.check': '我已完成驗證，繼續',
  'guide.auth.notYet': '等級尚未達到，請先完成上述驗證。',
  'guide.auth.unchecked': '未能查詢您目前的等級，請重試。',
  'guide.auth.skip': '暫不提升，繼續',
  'guide.auth.request': '返回應用程式的要求',
  'guide.auth.required': '此應用程式要求這個等級，不能略過。',
} satisfies Record<keyof typeof zh, string>;
