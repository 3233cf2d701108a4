import type zh from '../zh-CN/exception';

const messages: Record<keyof typeof zh, string> = {
  'exception.403': 'Sorry, you do not have access to this page.',
  'exception.404': 'Sorry, the page you visited does not exist.',
  'exception.500': 'Sorry, the server is reporting an error.',
  'exception.403.title': 'No access',
  'exception.404.title': 'Page not found',
  'exception.500.title': 'Server error',
  'exception.chunk.title': 'This page did not load completely',
  'exception.chunk.text':
    'The network may have failed, or the portal has just been updated. Check your connection and try again.',
  'exception.crash.title': 'This page ran into an error',
  'exception.crash.text': 'It was nothing you did. Try again; if it happens again, go back to home.',
  'exception.session.title': 'We cannot check whether you are signed in',
  'exception.session.text': 'The server did not answer. Check your connection and try again.',
};

export default messages;
