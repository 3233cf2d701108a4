import type reference from '../zh-CN/help';

const help: typeof reference = {
  intro: 'Answers by task, with links to the pages where you can do it.',
  sections: {
    signIn: {
      title: 'Signing in',
      questions: {
        waysIn: [
          'How can I sign in?',
          'With your account name, mobile number or ID number and a password, with a code by text message, a QR code, a linked account, or a digital certificate.',
        ],
        noAccount: [
          'I don’t have an account yet',
          'Create one as an individual or as a legal entity. It takes a few minutes and a mobile number.',
        ],
      },
    },
    codes: {
      title: 'Codes that don’t arrive',
      questions: {
        noCode: [
          'I didn’t get a code',
          'Check the number or address, your blocked messages and your spam folder, and wait a minute or two. Then ask for a new code; only the newest one works.',
        ],
        oldNumber: [
          'I no longer have the mobile number',
          'If you can still sign in, change the number yourself. Otherwise submit an appeal.',
        ],
      },
    },
    password: {
      title: 'Passwords',
      questions: {
        forgotten: [
          'I forgot my password',
          'Find your account, confirm that it’s yours, and choose a new password.',
        ],
        lost: [
          'I lost my phone, the app or everything that signs me in',
          'Choose what you still have, and the portal shows the quickest way back. Without the authenticator app and its recovery codes you wait some days, and everyone with a number or email of the account is told.',
        ],
        newPassword: [
          'I want a different password',
          'Sign in and change it. This signs you out on your other devices.',
        ],
      },
    },
    frozen: {
      title: 'Locked or frozen accounts',
      questions: {
        locked: [
          'Sign-in says I tried too often',
          'Wait for the time in the message, then try again. If you don’t remember the password, reset it.',
        ],
        frozen: [
          'My account is frozen',
          'Sign in, and the portal shows how to unfreeze it with a code to its mobile number. If you no longer have that number, submit an appeal.',
        ],
      },
    },
    verification: {
      title: 'Identity verification',
      questions: {
        verify: [
          'How do I verify my identity?',
          'Choose one of the channels, such as a bank card or a social security card. Each says beforehand what you need.',
        ],
        refused: [
          'My details are right, but the verification fails',
          'Enter everything as your document shows it, or choose another channel. If that doesn’t help, submit an appeal.',
        ],
      },
    },
    companies: {
      title: 'Organizations',
      questions: {
        actFor: [
          'How do I act for an organization?',
          'Under “Organizations”, add it or accept its invitation. Then open its space and choose “Act for it”.',
        ],
        handlers: [
          'How do I let someone act for my organization?',
          'Open the organization’s space, invite the person as a handler, and authorize what they may do and until when.',
        ],
      },
    },
    data: {
      title: 'Data and privacy',
      questions: {
        applications: [
          'What can applications see?',
          'The list of applications shows what you allowed each one. You can withdraw it at any time.',
        ],
        copy: ['How do I get a copy of my data?', 'Download it on the page on account security.'],
        request: [
          'I have a privacy request',
          'You can see, correct and download your data yourself. For anything else, contact us.',
        ],
      },
    },
    closing: {
      title: 'Closing your account',
      questions: {
        close: [
          'How do I close my account?',
          'Use the page on account security. For 15 days, signing in withdraws the request; after that, it can’t be undone.',
        ],
      },
    },
    accessibility: {
      title: 'Accessibility',
      questions: {
        display: [
          'The text is too small, or the page too bright',
          '“Large text” and the dark theme are at the top of every page.',
        ],
        barrier: [
          'Something keeps me from using a page',
          'Tell us which page it was, what you wanted to do, and which browser or assistive technology you use.',
        ],
      },
    },
    contact: {
      title: 'Contact',
      questions: {
        other: [
          'My question isn’t here',
          'You can submit an appeal with the reason “Something else”. You don’t have to sign in; the form asks for your ID number and a file.',
        ],
      },
    },
  },
};

export default help;
