import type zh from '../zh-CN/laterValidation';

const messages: Record<keyof typeof zh, string> = {
  'validation.account.required': 'Please enter your account name.',
  'validation.account.format':
    'An account name starts with a letter and has 4 to 30 letters, digits or underscores.',
  'validation.email.required': 'Please enter your email!',
  'validation.email.format': 'The email address is in the wrong format!',
  'validation.pwd.min': 'Enter at least 6 characters. Case matters.',
  'validation.pwd.contains': 'The password can’t contain the account name or mobile number.',
  'validation.confirm.required': 'Please confirm your password.',
  'validation.confirm.mismatch': 'The two passwords don’t match.',
  'validation.strength.strong': 'strong',
  'validation.strength.medium': 'medium',
  'validation.strength.tooShort': 'too short',
  'validation.name.required': 'Please enter your name.',
  'validation.name.missing': 'Please enter the name.',
  'validation.name.format': 'Enter the name as your ID shows it.',
  'validation.postcode.format': 'A postal code has 6 digits.',
  'validation.creditCode.required': 'Please enter the unified social credit code.',
  'validation.creditCode.format':
    'This unified social credit code isn’t valid. Please check all 18 characters.',
  'validation.idNo.required': 'Please enter your ID number.',
  'validation.idNo.RESIDENT_ID':
    'This resident ID number isn’t right. Check all 18 characters (15 on old cards).',
  'validation.idNo.RESIDENCE_PERMIT': 'This residence permit number isn’t right. Check all 18 characters.',
  'validation.idNo.PERMANENT_RESIDENCE':
    'This permanent residence number isn’t right. Check all 18 characters (15 on old cards).',
  'validation.idNo.TRAVEL_PERMIT': 'The permit number is H or M followed by 8 or 10 digits.',
  'validation.idNo.TAIWAN_PERMIT': 'The permit number has 8 or 10 digits.',
  'validation.idNo.PASSPORT': 'A passport number has 5 to 12 letters and digits.',
  'validation.orgName.required': 'Please enter the organization’s name.',
  'validation.orgName.format': 'The name has 2 to 100 characters, all of them visible.',
  'validation.answer.required': 'Please enter your answer.',
  'validation.answer.long': 'An answer has at most 50 characters.',
  'validation.description.required': 'Please describe what happened.',
  'validation.description.short': 'Please say a little more, at least 10 characters.',
  'validation.description.long': 'Please shorten this to at most 500 characters.',
  'validation.description.text': 'This contains characters we can’t read. Please type it again.',
  'validation.ticket.required': 'Please enter the ticket number.',
  'validation.ticket.format': 'A ticket number is AP followed by 14 digits.',
  'validation.fundAccount.required': 'Please enter the fund account number.',
  'validation.fundAccount.format': 'A fund account number has 6 to 20 letters and digits.',
  'validation.socialCardNo.required': 'Please enter the social security card number.',
  'validation.socialCardNo.format': 'The card number has 9 letters and digits.',
  'validation.licenseFileNo.required': 'Please enter the file number of your driving license.',
  'validation.licenseFileNo.format': 'A file number has 12 digits.',
  'validation.bankCard.required': 'Please enter the card number.',
  'validation.bankCard.format': 'A card number has 13 to 19 digits.',
  'validation.bankCard.check': 'Check the number: a digit seems wrong.',
};

export default messages;
