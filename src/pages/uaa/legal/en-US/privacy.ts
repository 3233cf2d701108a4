import type reference from '../zh-CN/privacy';

const privacy: typeof reference = {
  intro:
    'This policy says what personal information the operator of this portal (“we”) collects, why, for how long, and what rights you have. We collect only what the service needs.',
  sections: {
    scope: {
      title: 'What this covers',
      text: [
        'This policy covers the pages of this portal and the interfaces behind them. Other applications you sign in to with your portal account are run by others, under policies of their own.',
      ],
    },
    collected: {
      title: 'What we collect',
      text: [
        'Different functions need different information. If you leave something out, only the functions that need it are affected.',
      ],
      points: [
        'Registration: mobile number, email address, account name and password; of a person the name, ID type and ID number; of an organization its name, credit code and type, and the names and ID numbers of its legal representative and of the handler.',
        'Verification: what the channel you choose needs, for example the validity of your ID or the number of a social security or bank card.',
        'Sign-in and security: time, IP address and the rough place it points to, device, operating system and browser, the way you signed in and the result.',
        'Digital certificates you link: the name they are issued to, the issuer, the serial number and the validity.',
        'Appeals: what you describe, the files you upload and a contact number.',
        'What you enter yourself: addresses, details of an organization, authorizations.',
      ],
    },
    purposes: {
      title: 'Why we collect it',
      text: [
        'We use the information for the purposes below. We do not use it for advertising, and we do not rate you by automated means.',
      ],
      points: [
        'to set up your account and make sure that it is you who signs in;',
        'to verify your identity in the way you choose;',
        'to tell you about important changes to your account, such as a new password;',
        'to notice and stop misuse, and to decide appeals;',
        'to meet our legal obligations.',
      ],
    },
    sensitive: {
      title: 'Sensitive information',
      text: [
        'ID, bank card, housing fund and social security card numbers, and information about minors, are sensitive. Before we handle any of it we say what for and why it is needed, and ask for your separate consent with a box of its own that starts unticked.',
        'If you do not consent, only that function is affected. A face check is never the only way to be verified.',
      ],
    },
    minors: {
      title: 'People under 14',
      text: [
        'When someone under 14 registers, a guardian gives their own name, ID number and relation, confirms by a code to their mobile, and consents separately.',
        'A guardian can use every right in this policy on the child’s behalf. If we find that we collected information without a guardian’s consent, we delete it.',
      ],
    },
    sharing: {
      title: 'Who else receives it',
      text: ['We do not sell personal information. Others receive it only in these cases:'],
      points: [
        'You sign in to another application and agree: it receives only what you agreed to, and its name, the items and the duration are listed beforehand.',
        'You choose a verification channel: it receives what has to be compared, and we get back only whether it matches.',
        'Text messages and emails: the service that sends them receives the number or address and the content.',
        'The law requires us to.',
      ],
    },
    storing: {
      title: 'Where and how long we keep it',
      text: [
        'Information is kept on servers where the operator is based, and goes to no other country or region. Should that change, we ask for your separate consent first.',
      ],
      points: [
        'Account information is kept until the account is closed.',
        'The information of a registration that is never activated is no longer used once the activation link has expired.',
        'Codes expire after 5 minutes.',
        'Files that were uploaded but not submitted are deleted after 24 hours.',
        'Where the law sets a longer period, we keep the information for that period and use it for nothing else.',
      ],
    },
    behavior: {
      title: 'Activity record',
      text: [
        'Sign-ins, password changes, verifications, authorizations and the like leave a record, so that you can check whether they were yours. You can view and export the last 180 days; older entries can no longer be looked up.',
      ],
    },
    protection: {
      title: 'How we protect it',
      text: [
        'Passwords are kept only in a form that cannot be reversed. Names, mobile and ID numbers are masked by the server before a page shows them. Passwords are encrypted once more in transit, and a certificate’s private key and PIN never leave your device.',
        'If a security incident may affect you, we tell you without delay, and say what it means and what can be done.',
      ],
    },
    cookies: {
      title: 'Cookies and storage on your device',
      text: [
        'We use only the cookies and browser storage that the service needs, and do not track you across websites:',
      ],
      points: [
        'cookies that keep you signed in and recognize your browser; they end when you sign out or after a time;',
        'a cookie for your language, and your settings for how the portal looks and the way you signed in last;',
        'drafts of long forms that you fill in while signed in, and of a registration or an appeal where you choose to keep them on the device, for at most 24 hours, without passwords, codes, ID numbers or files;',
        'where the operator has switched on usage statistics: which pages were opened, without name or account.',
      ],
    },
    rights: {
      title: 'Your rights',
      text: ['Use them yourself once you are signed in, or ask through the appeal page:'],
      points: [
        'access: see what we keep about you;',
        'correction: have mistakes corrected; names and other verified items are corrected by an appeal;',
        'copy: download a copy of your personal information and take it elsewhere;',
        'deletion: have information removed that is no longer needed or should not have been collected;',
        'explanation: ask us how we handle your information.',
      ],
    },
    withdrawal: {
      title: 'Withdrawing consent',
      text: [
        'You can withdraw consent at any time, as easily as you gave it: from an application, one item or all of them; for sensitive information, in the function that uses it. What was done before stays lawful.',
      ],
    },
    canceling: {
      title: 'Closing your account',
      text: [
        'You can ask to close your account at any time, without giving any new information. For 15 days, signing in withdraws the request. After that we delete your personal information or make it anonymous, except for what the law requires us to keep.',
      ],
    },
    changes: {
      title: 'Changes to this policy',
      text: [
        'When purposes, ways or kinds of information change, we tell you after you sign in, and ask for your consent again where the law requires it.',
      ],
    },
    contact: {
      title: 'Contact',
      text: [
        'To use your rights, ask a question or complain, contact us as the help page says, which is linked below; you need not sign in. You can also complain to the authority in charge.',
      ],
    },
  },
};

export default privacy;
