import type zh from '../zh-CN/verification';

const messages: Record<keyof typeof zh, string> = {
  'verification.gonganVerify.needs': 'Your ID document: you’ll need its validity dates',
  'verification.gonganVerify.notice':
    'We check your name, ID number and validity dates against the public security population register.',
  'verification.gonganVerify.consent':
    'I separately consent to my name, ID number and validity dates (sensitive personal information) being sent to the public security authority to verify my identity',
  'verification.providentFundVerify.needs': 'Your provident fund account number and its city',
  'verification.providentFundVerify.notice':
    'We ask the city’s provident fund center whether the account is yours.',
  'verification.providentFundVerify.consent':
    'I separately consent to my name, ID number, city and provident fund account (sensitive personal information) being sent to the provident fund center to verify my identity',
  'verification.socialSecurityCardVerify.needs': 'Your social security card and its city',
  'verification.socialSecurityCardVerify.notice':
    'We ask the city’s social security office whether the card is yours.',
  'verification.socialSecurityCardVerify.consent':
    'I separately consent to my name, ID number, city and social security card number (sensitive personal information) being sent to the social security office to verify my identity',
  'verification.telecomOperatorsVerify.needs':
    'A mobile number in your own name that can receive text messages',
  'verification.telecomOperatorsVerify.notice':
    'We send a code to the number, then ask its carrier whether it’s registered to you.',
  'verification.telecomOperatorsVerify.consent':
    'I separately consent to my name, ID number, mobile number and its carrier (sensitive personal information) being sent to the carrier to verify my identity',
  'verification.driverLicenseVerify.needs': 'Your driver license: you’ll need its file number',
  'verification.driverLicenseVerify.notice': 'We ask the traffic authority whether the license is yours.',
  'verification.driverLicenseVerify.consent':
    'I separately consent to my name, ID number and license file number (sensitive personal information) being sent to the traffic authority to verify my identity',
  'verification.bankCardVerify.needs': 'Your own bank card, and the mobile number on file with your bank',
  'verification.bankCardVerify.notice':
    'We send a code to that number, then ask your bank through UnionPay whether everything matches. Nothing is charged, and we never ask for a PIN.',
  'verification.bankCardVerify.consent':
    'I separately consent to my name, ID number, card number and mobile number (sensitive personal information) being sent to UnionPay and my bank to verify my identity',
  'verification.alipayVerify.needs': 'The payment app on your phone, verified in your own name',
  'verification.alipayVerify.notice':
    'Confirm on the payment app’s page. You’ll come back here with the result.',
  'verification.alipayVerify.consent':
    'I separately consent to leaving the portal for the payment app, and to it comparing my name and ID number (sensitive personal information) to verify my identity',
  'verification.any': 'Any one of these is enough:',
  'verification.pair': 'Or any two of these:',
  'verification.pairLeft': 'You already have one of these. One more is also enough:',
  'verification.inPerson': 'You can reach this level only in person or with a digital certificate.',
  'verification.again': 'Verify again',
  'verification.again.why': 'For example after renewing your ID. This never lowers your level.',
  'verification.wanted': '“{application}” needs level {level}.',
  'verification.wanted.back': 'Back to “{application}”',
  'verification.minutes': 'About {minutes, plural, one {# minute} other {# minutes}}',
  'verification.tries': '{left, plural, one {# try} other {# tries}} left today',
  'verification.reaches': 'Reaches {level}',
  'verification.tries.none': 'No tries left today. More from {at}',
  'verification.down.text': 'This service isn’t available right now. Come back later or choose another way.',
  'verification.none.text': 'You can try again from {at}, or choose another way.',
  'verification.document.text': 'Choose another way.',
  'verification.running': 'Checking',
  'verification.running.open': 'Check status',
  'verification.done': 'Verified on {at}',
  'verification.failedToday': 'Didn’t match today',
  'verification.start': 'Verify',
  'verification.start.of': 'Verify: {channel}',
  'verification.failed': 'The ways to verify couldn’t load',
  'verification.step.notice': 'Before you start',
  'verification.step.fields': 'Your details',
  'verification.step.query': 'Checking',
  'verification.step.result': 'Result',
  'verification.notice.heading': 'Before you start',
  'verification.notice.raises': 'If everything matches, your level becomes {level}.',
  'verification.notice.stays': 'If everything matches, your level stays {level}.',
  'verification.notice.kept':
    'If everything matches, your name and document become your account’s verified identity, and you can no longer change them yourself. We keep nothing else you enter.',
  'verification.consent.required': 'Tick the consent to continue.',
  'verification.continue': 'Continue',
  'verification.back': 'Back',
  'verification.others': 'See other ways',
  'verification.fields.heading': 'Your details',
  'verification.fields.leave.heading': 'Confirm at the payment app',
  'verification.fields.leave.text': 'It sends you back here once you’ve confirmed.',
  'verification.fields.fixed': 'Verified, so it can’t be changed here.',
  'verification.fields.changed':
    'Your level has changed in another window. Check the form and send it again.',
  'verification.submit': 'Verify',
  'verification.submitting': 'Sending',
  'verification.leave': 'Go to the payment app',
  'verification.leave.refused': 'The payment app’s address isn’t trusted, so we didn’t open it.',
  'verification.unreachable': 'We couldn’t send this. What you typed is still here.',
  'verification.field.idFrom': 'Valid from',
  'verification.field.idTo': 'Valid until',
  'verification.field.idTo.endless': 'No end date',
  'verification.field.fundAccount': 'Provident fund account',
  'verification.field.cardNo': 'Social security card number',
  'verification.field.cardNo.help': 'The 9 digits and capital letters on the card',
  'verification.field.carrier': 'Carrier',
  'verification.field.carrier.choose': 'Choose',
  'verification.field.carrier.guessed': 'Guessed from the number. Change it if you’ve switched carriers.',
  'verification.field.licenceNo': 'License number',
  'verification.field.licenceNo.help': 'The same as your ID number',
  'verification.field.fileNo': 'File number',
  'verification.field.fileNo.help': 'The 12 digits on the license’s second page',
  'verification.field.reservedMobile': 'Mobile number on file with your bank',
  'verification.query.heading': 'Checking your details',
  'verification.query.text':
    'It usually takes a few seconds, at most about {seconds}. You can leave this page; we’ll send the result to your notices.',
  'verification.query.late':
    'It’s taking longer than usual. You can leave this page; we’ll send the result to your notices.',
  'verification.query.failed': 'We couldn’t check the status',
  'verification.query.unknown': 'We can’t find this verification. Start again.',
  'verification.query.leave': 'Leave this page',
  'verification.away.heading': 'Waiting for the payment app',
  'verification.away.text': 'You haven’t confirmed at the payment app yet.',
  'verification.away.goOn': 'Go on to the payment app',
  'verification.result.raised': 'Verified, and your level is higher now',
  'verification.result.same': 'Verified',
  'verification.result.levels': 'Verification level: {before} → {after}',
  'verification.result.stays': 'Your level is still {level}.',
  'verification.result.oneMore': 'Verify in one more of the other ways to reach {level}.',
  'verification.result.wantsMore': '“{application}” still needs {level}.',
  'verification.result.mismatched': 'The details don’t match',
  'verification.result.mismatched.text':
    'Check every field against your document, card or account. For your safety we don’t say which one differs.',
  'verification.result.taken': 'Another account already has this ID number',
  'verification.result.taken.text':
    'If that account is yours, sign in with it. If it isn’t, submit an appeal.',
  'verification.result.unavailable': 'The registry didn’t respond',
  'verification.result.unavailable.text':
    'This doesn’t count as a try. Try again later, or choose another way.',
  'verification.result.canceled': 'You didn’t confirm at the payment app',
  'verification.result.canceled.text': 'Nothing was checked, and it doesn’t count as a try.',
  'verification.result.again': 'Try again',
  'verification.result.home': 'See your level',
  'verification.result.back': 'Back to where you were',
  'verification.return.busy': 'Getting the payment app’s result',
  'verification.return.incomplete': 'The payment app’s result is incomplete. Start again.',
  'verification.return.failed': 'We couldn’t get the payment app’s result',
  'verification.return.again': 'Start again',
  'verification.pairHint': 'Any two of these reach {level}.',
  'verification.block.down': 'Not available right now',
  'verification.block.none': 'No tries left today',
  'verification.block.document': 'Doesn’t accept your type of document',
  'verification.result.mismatched.app':
    'The payment app has a different name or ID number from the one given here.',
};

export default messages;
