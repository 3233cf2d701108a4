import type reference from '../zh-CN/agreement';

const agreement: typeof reference = {
  intro:
    'This agreement says what you and the operator of this portal (“we”) can expect of each other. Please read it before you register: it takes effect when you tick the box and complete your registration.',
  sections: {
    scope: {
      title: 'What this covers',
      text: [
        'This agreement covers registering, signing in, verifying your identity, managing your account and submitting appeals on this portal, and signing in to other applications with your portal account. Other applications have their own rules, which you should read as well.',
        'The privacy policy says how we handle your personal information.',
      ],
    },
    account: {
      title: 'Registration and your account',
      text: [
        'An ID number or credit code can be registered once; accounts later verified as the same person are linked under “My accounts”. Please give true, accurate and complete information, and update it when it changes.',
      ],
      points: [
        'After you register we send an activation email. Its link is valid for 24 hours; before activation you cannot sign in.',
        'If a mobile number, ID number or credit code is already registered, sign in to that account, or submit an appeal.',
        'The account is for you or your organization alone. It cannot be transferred, rented out or lent.',
        'People under 14 register with the consent of a guardian.',
      ],
    },
    verification: {
      title: 'Verifying your identity',
      text: [
        'There are four levels. The higher your level, the more you can do here; what needs no verification works without it.',
        'You choose the channel, and each channel asks for your consent separately. A verification in someone else’s name is void, and the account may be frozen.',
      ],
    },
    security: {
      title: 'Keeping your account safe',
      text: [
        'Keep your password, codes and certificates to yourself. No one who works for us will ever ask you for them.',
      ],
      points: [
        'After 5 wrong passwords in a row, that sign-in name is locked for 15 minutes.',
        'After 30 minutes without activity you are signed out; we warn you first.',
        'When a password is changed or reset, the account is signed out on its other devices.',
        'If you see a sign-in that wasn’t yours, change your password right away and submit an appeal.',
      ],
    },
    conduct: {
      title: 'Rules of use',
      text: ['When you use this portal, you must not:'],
      points: [
        'pose as another person or organization, or submit forged documents;',
        'use programs to register, sign in or probe for accounts;',
        'disturb the portal or get around its security;',
        'break the law or infringe the rights of others in any other way.',
      ],
    },
    applications: {
      title: 'Signing in to other applications',
      text: [
        'When you sign in to another application with your portal account, we first list what the application would receive, and you decide. What is optional can be left out.',
        'After that, the application’s operator is responsible for how it uses the information. You can withdraw the authorization on this portal at any time.',
      ],
    },
    organizations: {
      title: 'Organizations and their handlers',
      text: [
        'A legal representative can authorize handlers to act for the organization, for certain matters and a certain time. The organization is responsible for what handlers do within that authorization.',
        'When a handler leaves or the authorization changes, the organization should end it without delay.',
      ],
    },
    freezing: {
      title: 'Freezing and appeals',
      text: [
        'We may freeze an account where there are signs that it was taken over, that an identity was misused or that this agreement was broken. While it is frozen, no one can sign in to it; its contents stay as they are.',
        'You can unfreeze it by a code sent to its mobile number. If you disagree, or no longer have that number, you can submit an appeal without signing in.',
      ],
    },
    canceling: {
      title: 'Closing your account',
      text: [
        'You can ask to close your account at any time, without giving any new information. A waiting period of 15 days follows; signing in during that time withdraws the request. After that the account is closed and this agreement ends.',
      ],
    },
    service: {
      title: 'Service and liability',
      text: [
        'We do our best to keep the portal available. Maintenance, faults or events beyond anyone’s control may interrupt it; what can be foreseen is announced on the portal beforehand.',
        'Where you suffer a loss through our fault, we are liable as the law provides. You bear your share of a loss that comes from a password you gave away, from untrue information or from breaking this agreement.',
      ],
    },
    changes: {
      title: 'Changes to this agreement',
      text: [
        'When something important changes, we tell you after you sign in, and say what. If you do not agree, you can stop using the portal and close your account.',
      ],
    },
    contact: {
      title: 'Contact',
      text: [
        'For questions or comments on this agreement, contact us as the help page says, which is linked below.',
      ],
    },
  },
};

export default agreement;
