import type zh from '../zh-CN/subCode';

const messages: Record<keyof typeof zh, string> = {
  'subCode.WAITING': '正在等待確認。',
  'subCode.BAD_CREDENTIALS': '帳號或密碼錯誤。',
  'subCode.BAD_CAPTCHA': '圖形驗證碼錯誤，或安全檢查已逾時，請重試。',
  'subCode.CAPTCHA_REQUIRED': '請完成安全檢查。',
  'subCode.LOCKED': '失敗次數過多，請於 {minutes} 分鐘後重試。',
  'subCode.SECRET_INVALID': '加密金鑰已失效，請重新送出。',
  'subCode.BAD_REQUEST': '請求格式不正確。',
  'subCode.NO_SESSION': '請先登入。',
  'subCode.SESSION_ENDED_ELSEWHERE': '您的登入已在其他裝置上結束，請重新登入。',
  'subCode.NOT_FOUND': '查無此紀錄。',
  'subCode.GUIDE_PENDING': '請先完成登入後的必要步驟。',
  'subCode.TOO_MANY': '短時間內嘗試次數過多，請稍後再試。',
  'subCode.CHANNEL_UNKNOWN': '不支援這種登入方式。',
  'subCode.FIELDS_WRONG': '填寫的內容有誤，請檢查後重試。',
  'subCode.FROZEN': '帳號已遭凍結。',
  'subCode.FIELD_REQUIRED': '此欄必填。',
  'subCode.FIELD_TOO_LONG': '內容過長。',
  'subCode.FIELD_FORMAT': '格式不正確。',
  'subCode.CODE_WRONG': '驗證碼不正確，還可以再試 {triesLeft} 次。',
  'subCode.CODE_EXPIRED': '驗證碼已失效，請重新取得。',
  'subCode.CODE_USED_UP': '驗證碼已失效，請重新取得。',
  'subCode.CODE_TOO_SOON': '傳送過於頻繁，請在 {seconds} 秒後重新取得。',
  'subCode.QR_UNKNOWN': 'QR Code 無效，請重新整理後重試。',
  'subCode.PROVIDER_STATE': '這次授權已失效或不屬於此瀏覽器，請重新開始。',
  'subCode.PROVIDER_REFUSED': '授權平台未能確認您的身分，請重新開始。',
  'subCode.TICKET_UNKNOWN': '連結已失效，請重新開始。',
  'subCode.NOT_ACTIVATED': '帳號尚未啟用，請先點選啟用信中的連結。',
  'subCode.ACTING_ENDED': '您已不能再代表該機構，現以本人身分繼續。',
};

export default messages;
