import type zh from '../zh-CN/newPassword';

export default {
  'newPassword.account': '帳號名稱',
  'newPassword.current': '目前密碼',
  'newPassword.label': '新密碼',
  'newPassword.confirm': '再次輸入新密碼',
  'newPassword.rule.length': '至少 {min} 個字元，區分大小寫',
  'newPassword.rule.owner': '不包含帳號名稱或手機號碼',
  'newPassword.rule.common': '不是 123456、password 這類常見密碼，也未在資料外洩事件中出現過',
  'newPassword.rule.strong': '{length} 個字元以上，並混用大寫字母、小寫字母、數字、符號中的三種，會更安全',
  'newPassword.rule.kept': '（已符合）',
  'newPassword.strength': '強度：{strength}',
  'newPassword.submit': '變更密碼',
  'newPassword.submitting': '正在變更',
  'newPassword.changed': '密碼已變更',
  'newPassword.changed.others': '其他裝置已登出。',
  'newPassword.unreachable': '密碼未變更，您填寫的內容仍在。',
} satisfies Record<keyof typeof zh, string>;
