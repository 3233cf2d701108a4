import type zh from '../zh-CN/grants';

export default {
  'grants.purpose': '檢視哪些應用程式可以讀取您的資料，隨時可以收回。',
  'grants.failed': '無法載入應用程式授權',
  'grants.empty': '沒有應用程式可以讀取您的資料。',
  'grants.empty.text': '您以入口網站帳號登入應用程式並同意提供資料後，該應用程式會顯示在這裡。',
  'grants.granted': '允許時間',
  'grants.used': '最近使用',
  'grants.expires': '到期時間',
  'grants.expiring': '即將到期，之後該應用程式會再次徵求您的同意。',
  'grants.scopes': '可以取得的資料',
  'grants.required': '必要項目，只能隨全部授權一併收回。',
  'grants.withdraw': '收回',
  'grants.scope.withdraw.of': '收回「{name}」的這項授權：{scope}',
  'grants.all': '收回全部授權',
  'grants.all.of': '收回全部授權（{name}）',
  'grants.ask.scope': '不再向「{name}」提供這項資料嗎？',
  'grants.ask.scope.text':
    '「{scope}」將立即停止提供。該應用程式已取得的資料仍由其保存，如需刪除請聯絡營運方；下次使用時，該應用程式可能再次徵求您的同意。',
  'grants.ask.all': '要收回「{name}」的全部授權嗎？',
  'grants.ask.all.text':
    '該應用程式將立即無法再讀取您的資料，可能會請您重新登入。已取得的資料仍由{operator}保存，如需刪除請聯絡營運方。下次登入時，該應用程式會再次徵求您的同意。',
  'grants.busy': '正在收回',
  'grants.done.scope': '「{name}」不再取得：{scope}',
  'grants.done.all': '已收回「{name}」的全部授權',
  'grants.gone': '這項授權已不存在，可能已在別處收回或到期。以下是最新情況。',
  'grants.unreachable': '未能收回。',
} satisfies Record<keyof typeof zh, string>;
