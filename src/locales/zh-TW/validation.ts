import type zh from '../zh-CN/validation';

const messages: Record<keyof typeof zh, string> = {
  'validation.account.required': '請輸入帳號名稱！',
  'validation.account.format': '帳號名稱須以英文字母開頭，由 4 至 30 個英文字母、數字或底線組成。',
  'validation.loginId.required': '請輸入帳號名稱、行動電話或證件號碼！',
  'validation.loginId.format': '這不是帳號名稱、行動電話或證件號碼，請檢查後重新輸入。',
  'validation.mobile.required': '請輸入行動電話！',
  'validation.mobile.format': '行動電話格式錯誤！',
  'validation.email.required': '請輸入電子郵件地址！',
  'validation.email.format': '電子郵件地址格式錯誤！',
  'validation.pwd.required': '請輸入密碼！',
  'validation.pwd.min': '請至少輸入 6 個字元，區分大小寫。',
  'validation.pwd.tooLong': '密碼過長，請縮短後重試。',
  'validation.pwd.text': '密碼中含有無法識別的字元，請重新輸入。',
  'validation.pwd.contains': '密碼不得包含帳號名稱或行動電話。',
  'validation.confirm.required': '請再次輸入密碼！',
  'validation.confirm.mismatch': '兩次輸入的密碼不一致！',
  'validation.strength.strong': '強',
  'validation.strength.medium': '中',
  'validation.strength.tooShort': '太短',
  'validation.captcha.required': '請輸入圖形驗證碼！',
  'validation.captcha.format': '圖形驗證碼為 4 個英文字母或數字。',
  'validation.captcha.wrong': '圖形驗證碼錯誤，請重新輸入。',
  'validation.code.required': '請輸入驗證碼！',
  'validation.code.format': '驗證碼為 6 位數字。',
  'validation.name.required': '請輸入姓名！',
  'validation.name.format': '請依證件填寫姓名，中文或外文皆可。',
  'validation.postcode.format': '郵遞區號為 6 位數字。',
  'validation.creditCode.required': '請輸入統一社會信用代碼！',
  'validation.creditCode.format': '統一社會信用代碼有誤，請檢查全部 18 碼。',
};

export default messages;
