import type { Help } from '../sections';

const help: Help = {
  intro: 'Answers by task, with links to the pages where you can do it.',
  sections: {
    signIn: {
      title: 'Signing in',
      text: [],
      questions: {
        waysIn: {
          question: 'How can I sign in?',
          answer:
            'With your account name, mobile number or ID number and a password, with a code by text message, a QR code, a linked account, or a digital certificate.',
        },
        noAccount: {
          question: 'I don’t have an account yet',
          answer:
            'Create one as an individual or as a legal entity. It takes a few minutes and a mobile number.',
        },
      },
    },
    codes: {
      title: 'Codes that don’t arrive',
      text: [],
      questions: {
        noCode: {
          question: 'I didn’t get a code',
          answer:
            'Check the number or address, your blocked messages and your spam folder, and wait a minute or two. Then ask for a new code; only the newest one works.',
        },
        oldNumber: {
          question: 'I no longer have the mobile number',
          answer: 'If you can still sign in, change the number yourself. Otherwise submit an appeal.',
        },
      },
    },
    password: {
      title: 'Passwords',
      text: [],
      questions: {
        forgotten: {
          question: 'I forgot my password',
          answer: 'Find your account, confirm that it’s yours, and choose a new password.',
        },
        lost: {
          question: 'I lost my phone, the app or everything that signs me in',
          answer:
            'Choose what you still have, and the portal shows the quickest way back. Without the authenticator app and its recovery codes you wait some days, and everyone with a number or email of the account is told.',
        },
        newPassword: {
          question: 'I want a different password',
          answer: 'Sign in and change it. This signs you out on your other devices.',
        },
      },
    },
    frozen: {
      title: 'Locked or frozen accounts',
      text: [],
      questions: {
        locked: {
          question: 'Sign-in says I tried too often',
          answer:
            'Wait for the time in the message, then try again. If you don’t remember the password, reset it.',
        },
        frozen: {
          question: 'My account is frozen',
          answer:
            'Sign in, and the portal shows how to unfreeze it with a code to its mobile number. If you no longer have that number, submit an appeal.',
        },
      },
    },
    verification: {
      title: 'Identity verification',
      text: [],
      questions: {
        verify: {
          question: 'How do I verify my identity?',
          answer:
            'Choose one of the channels, such as a bank card or a social security card. Each says beforehand what you need.',
        },
        refused: {
          question: 'My details are right, but the verification fails',
          answer:
            'Enter everything as your document shows it, or choose another channel. If that doesn’t help, submit an appeal.',
        },
      },
    },
    companies: {
      title: 'Organizations',
      text: [],
      questions: {
        actFor: {
          question: 'How do I act for an organization?',
          answer:
            'Under “Organizations”, add it or accept its invitation. Then open its space and choose “Act for it”.',
        },
        handlers: {
          question: 'How do I let someone act for my organization?',
          answer:
            'Open the organization’s space, invite the person as a handler, and authorize what they may do and until when.',
        },
      },
    },
    data: {
      title: 'Data and privacy',
      text: [],
      questions: {
        applications: {
          question: 'What can applications see?',
          answer:
            'The list of applications shows what you allowed each one. You can withdraw it at any time.',
        },
        copy: {
          question: 'How do I get a copy of my data?',
          answer: 'Download it on the page on account security.',
        },
        request: {
          question: 'I have a privacy request',
          answer: 'You can see, correct and download your data yourself. For anything else, contact us.',
        },
      },
    },
    closing: {
      title: 'Closing your account',
      text: [],
      questions: {
        close: {
          question: 'How do I close my account?',
          answer:
            'Use the page on account security. For 15 days, signing in withdraws the request; after that, it can’t be undone.',
        },
      },
    },
    accessibility: {
      title: 'Accessibility',
      text: [],
      questions: {
        display: {
          question: 'The text is too small, or the page too bright',
          answer: '“Large text” and the dark theme are at the top of every page.',
        },
        barrier: {
          question: 'Something keeps me from using a page',
          answer:
            'Tell us which page it was, what you wanted to do, and which browser or assistive technology you use.',
        },
      },
    },
    contact: {
      title: 'Contact',
      text: [],
      questions: {
        other: {
          question: 'My question isn’t here',
          answer:
            'You can submit an appeal with the reason “Something else”. You don’t have to sign in; the form asks for your ID number and a file.',
        },
      },
    },
  },
};

export default help;
