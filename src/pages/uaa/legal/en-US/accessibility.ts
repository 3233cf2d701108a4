import type reference from '../zh-CN/accessibility';

const accessibility: typeof reference = {
  intro:
    'This portal is meant for everyone. Here you can read what we aim for, what helps you, and what isn’t perfect yet.',
  sections: {
    standard: {
      title: 'What we aim for',
      text: [
        'Every page is meant to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, in each of the portal’s languages.',
        'Automated tests look at every page. They don’t find every barrier, and this statement rests on our own checks, not on an independent assessment.',
      ],
    },
    using: {
      title: 'Using the portal',
      text: ['You don’t have to switch anything on for this:'],
      points: [
        'Everything works with the keyboard alone, and you can see where you are. Where a page has a main menu, its first link skips it.',
        'Screen readers can read headings, fields and messages, and what’s wrong with a field.',
        'If you can’t see the image code, you can answer a question in words.',
        'You can paste passwords and codes, or let a password manager fill them in.',
        'Before inactivity ends your session, we warn you, and you can stay signed in.',
      ],
    },
    display: {
      title: 'How pages look',
      text: ['You can change this, and most of it is saved on your device:'],
      points: [
        'Large text, with larger buttons: at the top of every page.',
        'Light or dark pages.',
        'Color-blind mode: in the appearance settings, once you’re signed in. Nothing is said by color alone.',
        'Less motion, if your system asks for it.',
        'Zoom up to 400%, without scrolling sideways.',
        'Four languages: Simplified Chinese, Traditional Chinese, English and Brazilian Portuguese.',
      ],
    },
    limits: {
      title: 'What isn’t perfect yet',
      text: ['We know of these limits:'],
      points: [
        'Providers you sign in with, and applications you go on to, have pages of their own. We can’t say how accessible those are. You can always sign in here without a provider.',
        'A QR code has to be scanned with a second device. You can use a password or a text message instead.',
        'To register or to submit an appeal, you need a mobile number that receives text messages.',
        'Codes expire after 5 minutes. If that’s too short, ask for a new one.',
      ],
    },
    contact: {
      title: 'Tell us, or get help',
      text: [
        'If something keeps you from using the portal, tell us: the help page, linked below, says how to reach us. You don’t need to sign in.',
        'Say which page it was, what you wanted to do, and which browser or assistive technology you use.',
      ],
    },
  },
};

export default accessibility;
