import type zh from '../zh-CN/validation';

export default {
  'validation.loginId.required': '請輸入帳號名稱、手機號碼或證件號碼。',
  'validation.loginId.format': '這不是帳號名稱、手機號碼或證件號碼，請檢查後重新輸入。',
  'validation.mobile.required': '請輸入手機號碼。',
  'validation.mobile.format': '手機號碼格式錯誤！',
  'validation.pwd.required': '請輸入密碼。',
  'validation.pwd.tooLong': '密碼過長，請縮短後重試。',
  'validation.pwd.text': '密碼中含有無法辨識的字元，請重新輸入。',
  'validation.captcha.required': '請輸入圖形驗證碼。',
  'validation.captcha.format': '圖形驗證碼為 4 個英文字母或數字。',
  'validation.captcha.wrong': '圖形驗證碼錯誤，請重新輸入。',
  'validation.code.required': '請輸入驗證碼。',
  'validation.code.format': '驗證碼為 6 位數字。',
} satisfies Record<keyof typeof zh, string>;
