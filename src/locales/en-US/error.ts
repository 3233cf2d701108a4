import type zh from '../zh-CN/error';

const messages: Record<keyof typeof zh, string> = {
  'error.request': 'We couldn’t complete the request',
  'error.request.status': 'Request error {status}: {url}',
  'error.redirectRefused': 'The server pointed to an address we don’t trust, so we didn’t open it.',
  'error.http.200': 'The server returned the requested data.',
  'error.http.201': 'The data was created or modified.',
  'error.http.202': 'The request entered the background queue (asynchronous task).',
  'error.http.204': 'The data was deleted.',
  'error.http.400': 'The request was wrong. Nothing was created or modified.',
  'error.http.401': 'No permission (the token, username or password is wrong).',
  'error.http.403': 'You’re authorized, but this is forbidden.',
  'error.http.404': 'This record doesn’t exist.',
  'error.http.406': 'The requested format isn’t available.',
  'error.http.410': 'The resource was permanently deleted.',
  'error.http.422': 'Some entries aren’t valid. Please check them.',
  'error.http.429': 'Too many tries in a short time. Please wait a while before trying again.',
  'error.http.429.wait': 'Too many tries in a short time. Please try again in {minutes} min.',
  'error.http.500': 'Server error. Please try again later.',
  'error.http.502': 'Gateway error.',
  'error.http.503': 'Service unavailable. The server is overloaded or under maintenance.',
  'error.http.504': 'Gateway timeout.',
  'error.network': 'We couldn’t reach the server. Check your connection and try again.',
  'error.timeout': 'The server took too long to respond. Please try again later.',
  'error.parse': 'We couldn’t read the server’s response. Please try again later.',
  'error.noFetch': 'This browser is too old. Please update it and try again.',
  'error.secret.tooLong': 'This entry is too long to encrypt. Please shorten it.',
  'error.secret.key': 'The server’s encryption key isn’t valid. Nothing was sent.',
  'error.secret.text': 'This entry contains a broken character. Please type it again.',
  'error.secret.failed': 'Encryption failed. Nothing was sent. Please try again.',
};

export default messages;
