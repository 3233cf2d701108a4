import type zh from '../zh-CN/phrase';

export default {
  'phrase.heading': 'Anti-phishing phrase',
  'phrase.why':
    'Messages about your account carry your phrase, and the sign-in page can show it in browsers that you trust. If it is missing or wrong, don’t trust the message. Only codes for a registration, an appeal or a new contact come without it.',
  'phrase.new': 'Messages to a new mobile number or email carry it after 72 hours.',
  'phrase.failed': 'The phrase couldn’t load',
  'phrase.none': 'You haven’t set a phrase yet.',
  'phrase.yours': 'Your phrase: “{phrase}”',
  'phrase.setAt': 'Set',
  'phrase.label': 'Phrase',
  'phrase.label.new': 'New phrase',
  'phrase.hint':
    '{min} to {max} characters. This page won’t show it again, so remember it. Don’t use your password or your name.',
  'phrase.required': 'Enter a phrase.',
  'phrase.length': 'Enter 2 to 30 characters.',
  'phrase.text':
    'Use letters, digits, emoji, spaces and common punctuation, with at least one letter or emoji.',
  'phrase.link': 'The phrase can’t look like a web address.',
  'phrase.code': 'The phrase can’t look like a code. Use fewer digits.',
  'phrase.saved': 'Phrase saved',
  'phrase.remove.ask': 'Remove the phrase?',
  'phrase.remove.text': 'Messages and the sign-in page will no longer show it.',
  'phrase.removed': 'Phrase removed',
  'phrase.changed': 'The phrase was removed elsewhere.',
  'phrase.unreachable': 'The phrase wasn’t changed.',
} satisfies Record<keyof typeof zh, string>;
