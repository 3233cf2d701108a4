import type zh from '../zh-CN/subCode';

const messages: Record<keyof typeof zh, string> = {
  'subCode.WAITING': 'Waiting for confirmation',
  'subCode.BAD_CREDENTIALS': 'Wrong account or password',
  'subCode.BAD_CAPTCHA': 'The image code or answer is wrong',
  'subCode.CAPTCHA_REQUIRED': 'Enter the image code',
  'subCode.LOCKED': 'Too many failed attempts. Try again in {minutes} min',
  'subCode.SECRET_INVALID': 'The encryption key has expired. Please submit again',
  'subCode.BAD_REQUEST': 'The request is not well formed',
  'subCode.NO_SESSION': 'Please sign in first',
  'subCode.NOT_FOUND': 'This record does not exist',
  'subCode.FORBIDDEN': 'You may not do this in your current capacity',
  'subCode.GUIDE_PENDING': 'Please finish the step that is due after signing in',
  'subCode.CHANNEL_UNKNOWN': 'This way of signing in is not supported',
  'subCode.FIELDS_WRONG': 'Some entries are wrong. Please check them and try again',
  'subCode.FROZEN': 'This account is frozen',
  'subCode.FIELD_REQUIRED': 'This field is required',
  'subCode.FIELD_TOO_LONG': 'This entry is too long',
  'subCode.FIELD_FORMAT': 'This format is not valid',
};

export default messages;
