import type zh from '../zh-CN/laterSubCode';

const messages: Record<keyof typeof zh, string> = {
  'subCode.CHALLENGE_EXPIRED': 'The certificate check timed out. Try again',
  'subCode.CERT_INVALID': 'The certificate or its signature is not valid',
  'subCode.CERT_EXPIRED': 'This certificate has expired. Use a current one',
  'subCode.CERT_NOT_YET': 'This certificate is not valid yet',
  'subCode.CERT_REVOKED': 'This certificate has been revoked. Contact its issuer',
  'subCode.CERT_ISSUER_UNKNOWN': 'The issuer of this certificate is not trusted',
  'subCode.CERT_NOT_BOUND':
    'This certificate is not linked to an account. Sign in another way and link it first',
  'subCode.ACCOUNT_TAKEN': 'This account name is taken. Choose another.',
  'subCode.ID_REGISTERED': 'This ID number already has an account. Sign in, or appeal.',
  'subCode.USCC_REGISTERED': 'This credit code already has an account. Sign in, or appeal.',
  'subCode.GUARDIAN_REQUIRED': 'Under 14, a guardian has to consent',
  'subCode.GUARDIAN_UNFIT': 'The guardian has to be somebody else, and of age',
  'subCode.NOT_ELIGIBLE': 'The account is not yet eligible to apply. Raise its identity level first.',
  'subCode.TOKEN_INVALID': 'The link is not valid. Use the one in the latest email.',
  'subCode.REGISTRATION_UNKNOWN': 'There is no such registration. Please start again.',
  'subCode.ACTIVATION_DONE': 'The account is activated already. Sign in.',
  'subCode.RESET_UNKNOWN': 'This reset has ended. Please start again.',
  'subCode.PROOF_MISMATCH': 'This does not match the account. Tries left: {triesLeft}.',
  'subCode.PROOF_USED_UP': 'Too many attempts. Please start again.',
  'subCode.ANSWERS_WRONG': 'The answers are not right. Tries left: {triesLeft}.',
  'subCode.FILE_EMPTY': 'The file is empty',
  'subCode.FILE_TOO_LARGE': 'The file is larger than 5 MB',
  'subCode.FILE_TYPE': 'Only JPG, PNG and PDF files are accepted',
  'subCode.FILE_UNKNOWN': 'The file is gone. Please upload it again.',
  'subCode.TOO_MANY_FILES': 'At most 6 files',
  'subCode.APPEAL_OPEN': 'An appeal for this reason is under way. Look up its progress.',
  'subCode.APPEAL_UNKNOWN': 'There is no such appeal. Check the ticket number and the mobile number.',
  'subCode.APPEAL_STATE': 'The appeal has changed meanwhile. Reload and try again.',
  'subCode.AUTHORIZE_CLIENT': 'This application is not registered here, so it cannot sign anybody in.',
  'subCode.AUTHORIZE_REDIRECT_URI': 'The application asked to return to an address it has not registered.',
  'subCode.AUTHORIZE_REPEATED': "The application's request repeats a parameter.",
  'subCode.AUTHORIZE_TOO_LONG': "The application's request is too long.",
  'subCode.AUTHORIZE_OVER': "The application's request has ended. Please start again from the application.",
  'subCode.AUTHORIZE_PERSON': 'Another account has signed in meanwhile. Please look again and decide.',
  'subCode.ACCOUNT_CLOSING':
    'This account is being closed. Signing in to it would undo that, so nothing here leads to it.',
  'subCode.CERT_OTHERS': 'This certificate belongs to another account. Choose your own',
};

export default messages;
