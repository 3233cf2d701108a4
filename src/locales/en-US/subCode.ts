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
  'subCode.SESSION_ENDED_ELSEWHERE': 'You were signed out from another device. Please sign in again.',
  'subCode.NOT_FOUND': 'This record does not exist',
  'subCode.GUIDE_PENDING': 'Please finish the step that is due after signing in',
  'subCode.CHANNEL_UNKNOWN': 'This way of signing in is not supported',
  'subCode.FIELDS_WRONG': 'Some entries are wrong. Please check them and try again',
  'subCode.FROZEN': 'This account is frozen',
  'subCode.FIELD_REQUIRED': 'This field is required',
  'subCode.FIELD_TOO_LONG': 'This entry is too long',
  'subCode.FIELD_FORMAT': 'This format is not valid',
  'subCode.CODE_WRONG': 'That code is not right. Tries left: {triesLeft}',
  'subCode.CODE_EXPIRED': 'There is no valid code for this number or address. Ask for one',
  'subCode.CODE_USED_UP': 'That code can no longer be used. Ask for a new one',
  'subCode.CODE_TOO_SOON': 'You can ask for another code in {seconds} s',
  'subCode.QR_UNKNOWN': 'This QR code is not valid. Get a new one',
  'subCode.PROVIDER_STATE': 'This authorization has ended or belongs to another browser. Start again',
  'subCode.PROVIDER_REFUSED': 'The provider did not confirm who you are. Start again',
  'subCode.TICKET_UNKNOWN': 'This link has ended. Start again',
  'subCode.NOT_ACTIVATED': 'The account is not activated yet. Follow the link in the activation email first.',
};

export default messages;
