import type zh from '../zh-CN/panic';

const messages: Record<keyof typeof zh, string> = {
  'panic.heading': '有人在使用我的帳號',
  'panic.why': '如果發現不是您本人的登入或變更，請鎖定帳號。',
  'panic.begin': '鎖定我的帳號',
  'panic.offer': '有人在使用該帳號？立即鎖定',
  'panic.ask': '鎖定您的帳號？',
  'panic.effect.sessions': '所有裝置（包括這台裝置）都會登出，應用程式也會失去存取權限。',
  'panic.effect.pause': '24 小時內任何人都無法登入。',
  'panic.effect.changes':
    '手機號碼、電子郵件、識別語與登入方式會恢復到 72 小時前的狀態，您標明為本人操作的變更除外。密碼會失效。',
  'panic.effect.changes.all':
    '手機號碼、電子郵件、識別語、密碼金鑰與關聯帳號會恢復到 72 小時前的狀態，驗證器應用程式保持不變。密碼會失效。',
  'panic.changes': '以下哪些變更是您本人操作的？這些變更會保留。',
  'panic.changes.failed': '無法載入最近的變更',
  'panic.change': '{what} · {at}',
  'panic.change.mobile': '手機號碼改為 {name}',
  'panic.change.email': '電子郵件改為 {name}',
  'panic.change.passkeyAdded': '新增密碼金鑰：{name}',
  'panic.change.passkeyRemoved': '移除密碼金鑰：{name}',
  'panic.change.authenticatorAdded': '新增驗證器應用程式',
  'panic.change.authenticatorRemoved': '移除驗證器應用程式',
  'panic.linked': '您的其他帳號不會被鎖定：{names}。請一併檢查這些帳號。',
  'panic.report.how': '請先證明帳號屬於您，下一步即可鎖定帳號。',
  'panic.effect.told':
    '帳號曾經使用過的每個手機號碼與電子郵件都會收到訊息。目前的手機號碼與電子郵件如果設定已超過 72 小時，可以復原鎖定。',
  'panic.yes': '鎖定',
  'panic.busy': '正在鎖定',
  'panic.cancel': '取消',
  'panic.unreachable': '帳號未鎖定。',
  'panic.failed': '無法載入帳號狀態',
  'panic.paused': '{until} 之前任何人都無法登入',
  'panic.paused.means': '有人回報他人正在使用該帳號，因此帳號已鎖定。所有裝置都已登出。',
  'panic.paused.next': '請立即設定新密碼，鎖定結束後即可使用。',
  'panic.paused.mayEnd': '如果是誤按，您可以在此結束鎖定，因為您在出現問題之前就使用這個瀏覽器。',
  'panic.paused.undo': '如果是誤按，請使用傳送至您手機或信箱的訊息中的連結。',
  'panic.paused.app': '如果帳號上有他人的驗證器應用程式，請使用相關訊息中的連結將其移除，或送出申訴。',
  'panic.end': '結束鎖定',
  'panic.end.unreachable': '鎖定未結束。',
  'panic.ending': '正在結束鎖定',
  'panic.gone': '此頁面已失效',
  'panic.gone.text': '請登入，檢視帳號是否仍被鎖定。',
  'panic.ended': '鎖定已結束',
  'panic.ended.text': '您可以重新登入。如果密碼無效，請設定新密碼。',
};

export default messages;
