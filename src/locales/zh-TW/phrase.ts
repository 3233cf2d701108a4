import type zh from '../zh-CN/phrase';

export default {
  'phrase.heading': '防釣魚識別語',
  'phrase.why':
    '與您帳號有關的訊息會附上您的識別語；在您信任的瀏覽器中，登入頁也可能顯示。如果沒有識別語，或內容不正確，請勿相信該訊息。只有註冊、申訴與綁定新聯絡方式的驗證碼不附識別語。',
  'phrase.new': '新的手機號碼和電子郵件要滿 72 小時後，訊息才會附上識別語。',
  'phrase.failed': '無法載入識別語',
  'phrase.none': '尚未設定識別語。',
  'phrase.yours': '您的識別語：「{phrase}」',
  'phrase.setAt': '設定時間',
  'phrase.label': '識別語',
  'phrase.label.new': '新的識別語',
  'phrase.hint': '{min} 至 {max} 個字元。頁面不會再次顯示，請記住它。請勿使用密碼或姓名。',
  'phrase.required': '請輸入識別語。',
  'phrase.length': '請輸入 2 至 30 個字元。',
  'phrase.text': '請使用文字、數字、表情符號、空格和常用標點，並至少包含一個文字或表情符號。',
  'phrase.link': '識別語不能像網址。',
  'phrase.code': '識別語不能像驗證碼，請減少數字。',
  'phrase.saved': '識別語已儲存',
  'phrase.remove.ask': '移除識別語？',
  'phrase.remove.text': '之後的訊息和登入頁都不再顯示識別語。',
  'phrase.removed': '識別語已移除',
  'phrase.changed': '識別語已在別處移除。',
  'phrase.unreachable': '識別語未變更。',
} satisfies Record<keyof typeof zh, string>;
