import type zh from '../zh-CN/acting';

export default {
  'acting.label': '目前辦理身分',
  'acting.as.LEGAL_REP': '您正以法定代表人身分代表{company}辦理',
  'acting.as.ADMIN': '您正以管理員身分代表{company}辦理',
  'acting.as.HANDLER': '您正以承辦人身分代表{company}辦理',
  'acting.withEnd': '{what}，至 {end} 止',
  'acting.until': '至 {end} 止',
  'acting.self': '您已恢復以本人身分辦理',
  'acting.none': '目前不能代表任何機構',
  'acting.back': '恢復本人身分',
  'acting.back.company': '恢復代表{company}',
  'acting.menu': '代表',
  'acting.menu.self': '本人',
  'acting.menu.loading': '正在載入機構',
  'acting.menu.failed': '無法載入機構，重試',
  'acting.ended': '您已不能再代表{company}',
  'acting.ended.text': '您在該機構的身分或授權已結束。頁面已重新載入，之後的操作不再以其名義進行。',
  'acting.changed': '{company}調整了您可辦理的事項',
  'acting.changed.text': '您現在可代為辦理：{matters}。',
  'acting.changed.textEnd': '您現在可代為辦理：{matters}，至 {end} 止。',
  'acting.stepUp': '您正在代表{company}確認。',
} satisfies Record<keyof typeof zh, string>;
