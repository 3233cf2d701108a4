import type zh from '../zh-CN/subCode';

const messages: Record<keyof typeof zh, string> = {
  'subCode.WAITING': 'Waiting for confirmation.',
  'subCode.BAD_CREDENTIALS': 'Wrong account or password.',
  'subCode.BAD_CAPTCHA': 'The image code is wrong, or the security check has expired. Please try again.',
  'subCode.CAPTCHA_REQUIRED': 'Please complete the security check.',
  'subCode.LOCKED': 'Too many failed attempts. Try again in {minutes} min.',
  'subCode.SECRET_INVALID': 'The encryption key has expired. Please submit again.',
  'subCode.BAD_REQUEST': 'The request isn’t valid.',
  'subCode.NO_SESSION': 'Please sign in first.',
  'subCode.SESSION_ENDED_ELSEWHERE': 'You were signed out from another device. Please sign in again.',
  'subCode.NOT_FOUND': 'This record doesn’t exist.',
  'subCode.GUIDE_PENDING': 'Please complete the required step first.',
  'subCode.TOO_MANY': 'Too many tries in a short time. Please wait a while before trying again.',
  'subCode.CHANNEL_UNKNOWN': 'You can’t sign in this way.',
  'subCode.FIELDS_WRONG': 'Some entries are wrong. Please check them and try again.',
  'subCode.FROZEN': 'This account is frozen.',
  'subCode.FIELD_REQUIRED': 'This field is required.',
  'subCode.FIELD_TOO_LONG': 'This entry is too long.',
  'subCode.FIELD_FORMAT': 'This format isn’t valid.',
  'subCode.CODE_WRONG': 'That code isn’t right. Tries left: {triesLeft}.',
  'subCode.CODE_EXPIRED': 'There’s no valid code for this number or address. Get one first.',
  'subCode.CODE_USED_UP': 'That code no longer works. Get a new one.',
  'subCode.CODE_TOO_SOON': 'You can get another code in {seconds} s.',
  'subCode.QR_UNKNOWN': 'This QR code isn’t valid. Get a new one.',
  'subCode.PROVIDER_STATE': 'This sign-in has ended or belongs to another browser. Start again.',
  'subCode.PROVIDER_REFUSED': 'The provider didn’t confirm who you are. Start again.',
  'subCode.TICKET_UNKNOWN': 'This link has ended. Start again.',
  'subCode.NOT_ACTIVATED': 'Your account isn’t activated yet. First open the link in the activation email.',
  'subCode.ACTING_ENDED': 'You can no longer act for this organization. You’re acting as yourself now.',
};

export default messages;
