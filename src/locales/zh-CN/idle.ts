/** The end of an unused session, and messages about what another tab did. */
export default {
  'idle.title': '您还在吗？',
  'idle.text':
    '您有一段时间没有操作了。为保护您的账号，{minutes} 分钟没有操作会自动退出登录。已存为草稿的内容，登录后会恢复。',
  'idle.rest': '{seconds, plural, =120 {还剩 2 分钟。} =60 {还剩 1 分钟。} other {还剩 # 秒。}}',
  'idle.stay': '保持登录',
  'idle.ended': '您有 {minutes} 分钟没有操作，为保护您的账号已自动退出登录。已存为草稿的内容，登录后会恢复。',
  'idle.signedOutElsewhere': '您已在另一个窗口退出登录。',
  'idle.sessionEnded': '您的登录已结束，请重新登录。',
  'idle.switched': '现在显示的是账号 {account}',
  'idle.switched.text': '您在另一个标签页中换了账号，本页已重新载入。',
};
