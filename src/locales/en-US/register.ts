import type zh from '../zh-CN/register';

const messages: Record<keyof typeof zh, string> = {
  'register.step.mobile': 'Mobile number',
  'register.step.account': 'Account',
  'register.step.identity': 'Identity',
  'register.step.guardian': 'Guardian',
  'register.step.organization': 'Organization',
  'register.step.people': 'People',
  'register.step.summary': 'Check and send',
  'register.about.mobile':
    'Your mobile number lets you sign in and get back in, and we tell you there when something changes.',
  'register.about.handlerMobile':
    'The handler’s mobile number is used to sign in, and to tell them when something changes.',
  'register.about.account':
    'You sign in with the account name and password. The link that activates the account goes to your email.',
  'register.about.identity':
    'Services rely on your name and ID document to know that it is you. Enter them as the document shows them.',
  'register.about.guardian':
    'For somebody under 14, a guardian has to consent to how personal data is handled.',
  'register.about.organization':
    'This tells us which organization it is. Enter it as the registration certificate shows it.',
  'register.about.people':
    'This tells us who may act for the organization. The handler is the one who uses the account.',
  'register.about.summary': 'Please look through it once more. Until you send it, everything can be changed.',
  'register.keeps':
    'What you enter stays in this tab until you close it. Passwords, codes and ID numbers are never stored.',
  'register.next': 'Continue',
  'register.back': 'Back',
  'register.checking': 'Checking',
  'register.submit': 'Create the account',
  'register.submitting': 'Creating the account',
  'register.unreachable':
    'We could not go on. Check your connection and try again. What you typed is still here.',
  'register.proved': '{mobile} is verified.',
  'register.another': 'Use another number',
  'register.why.ticket': 'The mobile number is no longer verified. Please verify it again.',
  'register.why.secret':
    'To keep you safe, passwords, ID numbers, credit codes and ticks are never stored on a device. Please enter and tick them again; everything else is still here.',
  'register.why.step': 'Please finish this step first.',
  'register.restored': 'What you entered on {at} is back.',
  'register.startOver': 'Start over',
  'register.confirm': 'Password again',
  'register.account.rule': '4 to 30 letters, digits or underscores, starting with a letter.',
  'register.agree': 'I have read and agree to the {agreement} and the {privacy}',
  'register.agree.required': 'Please agree to the user agreement and the privacy policy!',
  'register.newTab': '(opens in a new tab)',
  'register.consent':
    'I separately consent to my ID number (sensitive personal information) being used to verify my identity',
  'register.consent.legal':
    'I consent separately to the ID numbers of both people, which are sensitive, being handled to check who they are, and have told them',
  'register.consent.required': 'Without this consent we cannot check the identity. Please tick it!',
  'register.guardian.name': 'Guardian’s name',
  'register.guardian.idNo': 'Guardian’s resident ID number',
  'register.guardian.consent':
    'I am the guardian and consent separately to the personal data of the user under 14, and my own ID number, being handled',
  'register.guardian.consent.required': 'Under 14, the guardian has to consent. Please tick it!',
  'register.relation': 'Relation to the user',
  'register.relation.choose': 'Choose the relation',
  'register.relation.required': 'Please choose the relation!',
  'register.relation.FATHER': 'Father',
  'register.relation.MOTHER': 'Mother',
  'register.relation.GRANDPARENT': 'Grandparent',
  'register.relation.SIBLING': 'Brother or sister of age',
  'register.relation.OTHER_GUARDIAN': 'Other guardian',
  'register.orgName': 'Organization’s name',
  'register.uscc': 'Unified social credit code',
  'register.orgType': 'Type of organization',
  'register.orgType.choose': 'Choose the type',
  'register.orgType.required': 'Please choose the type of organization!',
  'register.orgType.ENTERPRISE': 'Enterprise',
  'register.orgType.INDIVIDUAL_BUSINESS': 'Individual business',
  'register.orgType.FARMERS_COOPERATIVE': 'Farmers’ cooperative',
  'register.orgType.GOVERNMENT_ORGAN': 'Government organ',
  'register.orgType.PUBLIC_INSTITUTION': 'Public institution',
  'register.orgType.MASS_ORGANISATION': 'Mass organization',
  'register.orgType.SOCIAL_ORGANISATION': 'Social organization',
  'register.orgType.PRIVATE_NON_ENTERPRISE': 'Private non-enterprise unit',
  'register.orgType.FOUNDATION': 'Foundation',
  'register.orgType.LAW_FIRM': 'Law firm',
  'register.orgType.TRADE_UNION': 'Trade union',
  'register.orgType.RURAL_COLLECTIVE': 'Rural collective',
  'register.orgType.OTHER': 'Other',
  'register.legalRep': 'Legal representative',
  'register.handler': 'Handler',
  'register.handler.about':
    'That is you. If you are the legal representative yourself, enter the same again.',
  'register.handler.idNo': 'Resident ID number',
  'register.change': 'Change',
  'register.change.what': 'Change: {what}',
  'register.ways': 'If it is yours:',
  'register.way.signIn': 'Sign in',
  'register.way.reset': 'Reset the password',
  'register.way.appeal': 'It was not me: appeal',
  'register.haveAccount': 'Already have an account?',
  'register.ticketFailed': 'What was verified at sign-in did not load',
  'register.active.checking': 'Checking the link…',
  'register.active.failed': 'The activation did not load',
  'register.active.SENT': 'The activation email is on its way',
  'register.active.SENT.text':
    'We sent an email to {email}. Its link is valid for 24 hours: open it before {until} to activate the account.',
  'register.active.spam': 'Nothing there? Look into the spam folder, or have it sent again after a minute.',
  'register.active.mailbox': 'Open the mailbox',
  'register.active.resend': 'Send again',
  'register.active.resending': 'Sending',
  'register.active.resent': 'A new email is on its way. The former link no longer works.',
  'register.active.unreachable': 'The email could not be sent. Check your connection and try again.',
  'register.active.ACTIVATED': 'Your account is active',
  'register.active.ACTIVATED.text': 'You can sign in now.',
  'register.active.USED': 'The account is already active',
  'register.active.USED.text': 'This link has done its work. Just sign in.',
  'register.active.EXPIRED': 'The link has expired',
  'register.active.EXPIRED.text':
    'A link is valid for 24 hours. Have another email sent, and activate the account with its link.',
  'register.active.INVALID': 'The link is not valid',
  'register.active.INVALID.text':
    'It may be incomplete, or a newer email was sent. Open the link in the latest one.',
  'register.active.UNKNOWN': 'There is no such registration here',
  'register.active.UNKNOWN.text':
    'It may have been made on another device. Open the link in the activation email, or sign in with the account name and password.',
  'register.active.NOTHING': 'Open the link in the activation email',
  'register.active.NOTHING.text':
    'It takes the link in the email to activate an account. One that is active can sign in.',
};

export default messages;
