import type zh from '../zh-CN/exception';

export default {
  'exception.403': 'Sorry, you don’t have access to this page.',
  'exception.404': 'Sorry, the page you visited doesn’t exist.',
  'exception.500': 'Sorry, the server is reporting an error.',
  'exception.403.title': 'No access',
  'exception.404.title': 'Page not found',
  'exception.500.title': 'Server error',
  'exception.chunk.title': 'This page didn’t load completely',
  'exception.chunk.text':
    'The network may be down, or the portal was just updated. Check your connection and try again.',
  'exception.crash.title': 'Something went wrong on this page',
  'exception.crash.text': 'It wasn’t your fault. Try again, and if it keeps happening, go back home.',
  'exception.offline.title': 'You’re offline',
  'exception.offline.text':
    'This page needs a connection to load. It tries again as soon as you’re back online.',
  'exception.session.title': 'We couldn’t check whether you’re signed in',
  'exception.session.text': 'The server didn’t respond. Please try again.',
} satisfies Record<keyof typeof zh, string>;
