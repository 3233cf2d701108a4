import type zh from '../zh-CN/validation';

export default {
  'validation.loginId.required': 'Please enter your account name, mobile number or ID number.',
  'validation.loginId.format': 'This isn’t an account name, mobile number or ID number. Please check it.',
  'validation.mobile.required': 'Please enter your mobile number.',
  'validation.mobile.format': 'Malformed phone number!',
  'validation.pwd.required': 'Please enter your password.',
  'validation.pwd.tooLong': 'This password is too long. Please shorten it.',
  'validation.pwd.text': 'This password contains a broken character. Please type it again.',
  'validation.captcha.required': 'Please enter the image code.',
  'validation.captcha.format': 'The image code has 4 letters or digits.',
  'validation.captcha.wrong': 'The image code is wrong. Please enter it again.',
  'validation.code.required': 'Please enter the verification code.',
  'validation.code.format': 'The verification code has 6 digits.',
} satisfies Record<keyof typeof zh, string>;
