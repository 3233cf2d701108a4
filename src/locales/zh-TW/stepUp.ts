import type zh from '../zh-CN/stepUp';

const messages: Record<keyof typeof zh, string> = {
  'stepUp.title': '請確認是您本人',
  'stepUp.why': '請確認是您本人。{minutes} 分鐘內不再詢問。',
  'stepUp.target.title': '請確認帳號 {account} 屬於您',
  'stepUp.target.why': '您第一次在這個瀏覽器切換到此帳號，請用帳號 {account} 的資料確認。',
  'stepUp.target.sms': '驗證碼會傳送到帳號 {account} 的手機號碼。',
  'stepUp.method': '確認方式',
  'stepUp.method.password': '密碼',
  'stepUp.method.sms': '簡訊驗證碼',
  'stepUp.method.email': '電子郵件驗證碼',
  'stepUp.method.certificate': '數位憑證',
  'stepUp.method.totp': '驗證碼應用程式',
  'stepUp.method.passkey': '密碼金鑰',
  'stepUp.password': '帳號 {account} 的密碼',
  'stepUp.sms': '驗證碼會傳送到您的手機 {mobile}。',
  'stepUp.email': '驗證碼將寄到您的電子郵件信箱 {email}。',
  'stepUp.submit': '確認',
  'stepUp.submitting': '正在確認',
  'stepUp.cancel': '取消',
  'stepUp.unreachable': '暫時無法確認。',
  'stepUp.none': '這些方式都無法使用？',
  'stepUp.noMethod': '這項操作需要確認是您本人，但您的帳號還沒有密碼、手機號碼、數位憑證或密碼金鑰。您可以：',
  'stepUp.setPassword': '設定密碼',
  'stepUp.appeal': '提出申訴',
  'stepUp.declined': '未完成本人確認，操作已取消。',
  'stepUp.impossible': '您的帳號還沒有可用的確認方式，操作未進行。',
};

export default messages;
