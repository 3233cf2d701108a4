import type zh from '../zh-CN/validation';

const messages: Record<keyof typeof zh, string> = {
  'validation.account.required': 'Please enter your account name!',
  'validation.account.format':
    'An account name starts with a letter and has 4 to 30 letters, digits or underscores.',
  'validation.loginId.required': 'Please enter your account name, phone number or ID number!',
  'validation.loginId.format': 'This is no account name, phone number or ID number. Please check it.',
  'validation.mobile.required': 'Please enter your phone number!',
  'validation.mobile.format': 'Malformed phone number!',
  'validation.email.required': 'Please enter your email!',
  'validation.email.format': 'The email address is in the wrong format!',
  'validation.pwd.required': 'Please enter your password!',
  'validation.pwd.min': 'Enter at least 6 characters. Upper and lower case count as different.',
  'validation.pwd.tooLong': 'This password is too long. Please shorten it.',
  'validation.pwd.text': 'This password holds a broken character. Please type it again.',
  'validation.pwd.contains': 'A password must not contain your account name or phone number.',
  'validation.confirm.required': 'Please confirm your password!',
  'validation.confirm.mismatch': 'The passwords entered twice do not match!',
  'validation.strength.strong': 'strong',
  'validation.strength.medium': 'medium',
  'validation.strength.tooShort': 'too short',
  'validation.captcha.required': 'Please enter the image code!',
  'validation.captcha.format': 'The image code has 4 letters or digits.',
  'validation.captcha.wrong': 'The image code is wrong. Please enter it again.',
  'validation.code.required': 'Please enter the verification code!',
  'validation.code.format': 'The verification code has 6 digits.',
  'validation.name.required': 'Please enter your name!',
  'validation.name.format': 'Enter the name as your ID document shows it.',
  'validation.postcode.format': 'A postcode has 6 digits.',
  'validation.creditCode.required': 'Please enter the unified social credit code!',
  'validation.creditCode.format':
    'This unified social credit code is not valid. Please check all 18 characters.',
};

export default messages;
