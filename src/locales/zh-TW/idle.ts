import type zh from '../zh-CN/idle';

export default {
  'idle.title': '您還在嗎？',
  'idle.text':
    '您有一段時間沒有操作了。為保護您的帳號，{minutes} 分鐘沒有操作會自動登出。已存為草稿的內容，登入後會恢復。',
  'idle.rest': '{seconds, plural, =120 {還剩 2 分鐘。} =60 {還剩 1 分鐘。} other {還剩 # 秒。}}',
  'idle.stay': '保持登入',
  'idle.ended': '您有 {minutes} 分鐘沒有操作，為保護您的帳號已自動登出。已存為草稿的內容，登入後會恢復。',
  'idle.signedOutElsewhere': '您已在另一個視窗登出。',
  'idle.sessionEnded': '您的登入已結束，請重新登入。',
  'idle.switched': '現在顯示的是帳號 {account}',
  'idle.switched.text': '您在另一個分頁中換了帳號，本頁已重新載入。',
} satisfies Record<keyof typeof zh, string>;
