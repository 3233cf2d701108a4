import type zh from '../zh-CN/code';

const messages: Record<keyof typeof zh, string> = {
  'code.region': '國碼',
  'code.region.86': '中國大陸',
  'code.region.852': '香港',
  'code.region.853': '澳門',
  'code.region.886': '臺灣',
  'code.mobile': '行動電話',
  'code.normalized.region': '號碼格式已調整，國碼為 {region}，請核對。',
  'code.label.sms': '簡訊驗證碼',
  'code.label.mail': '電子郵件驗證碼',
  'code.send': '取得驗證碼',
  'code.sending': '正在傳送',
  'code.again': '重新取得',
  'code.seconds': '{seconds} 秒',
  'code.wait': '{seconds} 秒後可以重新取得。',
  'code.sent': '驗證碼已傳送至 {destination}，{until} 前有效。',
  'code.triesLeft': '還可以再試 {count} 次。',
  'code.ready': '沒有收到？現在可以重新取得。',
  'code.expired': '驗證碼已過期，請重新取得。',
  'code.usedUp': '驗證碼已失效，請重新取得。',
  'code.unreachable': '驗證碼未能傳送，您填寫的內容仍在。',
  'code.help': '收不到驗證碼？',
  'code.help.number': '核對手機號碼與國碼是否正確。',
  'code.help.blocked': '看看簡訊是否被手機攔截。',
  'code.help.address': '核對電子郵件地址是否正確。',
  'code.help.spam': '看看郵件是否進了垃圾信件匣。',
  'code.help.slow': '有時需要等待一兩分鐘。',
  'code.help.password': '改用密碼登入',
};

export default messages;
