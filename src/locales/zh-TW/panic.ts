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
    '最近 72 小時內手機號碼、電子郵件與登入方式的變更（包括您自己的）會被復原，密碼會失效。',
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
  'panic.end': '結束鎖定',
  'panic.ending': '正在結束鎖定',
  'panic.gone': '此頁面已失效',
  'panic.gone.text': '請登入，檢視帳號是否仍被鎖定。',
  'panic.ended': '鎖定已結束',
  'panic.ended.text': '您可以重新登入。如果密碼無效，請設定新密碼。',
};

export default messages;
