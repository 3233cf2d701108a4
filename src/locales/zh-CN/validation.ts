/** What is wrong with a value: one message per problem of src/validation. */
export default {
  'validation.loginId.required': '请输入账号名、手机号或证件号码。',
  'validation.loginId.format': '这不是账号名、手机号或证件号码，请检查后重新输入。',
  'validation.mobile.required': '请输入手机号。',
  'validation.mobile.format': '手机号格式错误！',
  'validation.pwd.required': '请输入密码。',
  'validation.pwd.tooLong': '密码过长，请缩短后重试。',
  'validation.pwd.text': '密码中含有无法识别的字符，请重新输入。',
  'validation.captcha.required': '请输入图形验证码。',
  'validation.captcha.format': '图形验证码为 4 位字母或数字。',
  'validation.captcha.wrong': '图形验证码错误，请重新输入。',
  'validation.code.required': '请输入验证码。',
  'validation.code.format': '验证码为 6 位数字。',
};
