import type zh from '../zh-CN/error';

const messages: Record<keyof typeof zh, string> = {
  'error.request': 'The request could not be completed',
  'error.request.status': 'Request error {status}: {url}',
  'error.redirectRefused': 'The server asked to open an address that is not trusted. You stay on this page.',
  'error.http.200': 'The server returned the requested data.',
  'error.http.201': 'The data was created or modified.',
  'error.http.202': 'The request entered the background queue (asynchronous task).',
  'error.http.204': 'The data was deleted.',
  'error.http.400': 'The request was wrong. Nothing was created or modified.',
  'error.http.401': 'No permission (the token, username or password is wrong).',
  'error.http.403': 'You are authorized, but this is forbidden.',
  'error.http.404': 'The record does not exist.',
  'error.http.406': 'The requested format is not available.',
  'error.http.410': 'The resource was permanently deleted.',
  'error.http.422': 'A validation error occurred. Please check your entries.',
  'error.http.500': 'Server error. Please try again later.',
  'error.http.502': 'Gateway error.',
  'error.http.503': 'Service unavailable. The server is overloaded or under maintenance.',
  'error.http.504': 'Gateway timeout.',
  'error.network':
    'Network request failed. Check your connection and try again; what you typed is still here.',
  'error.timeout': 'The server did not answer in time. Please try again later.',
  'error.parse': 'The answer of the server cannot be read. Please try again later.',
  'error.noFetch': 'This browser is too old. Please update it and try again.',
  'error.secret.tooLong': 'This entry is too long to be encrypted. Please shorten it.',
  'error.secret.key': 'The encryption key of the server is not valid. Nothing was sent.',
  'error.secret.text': 'This entry holds a broken character. Please type it again.',
  'error.secret.failed': 'Encryption failed. Nothing was sent. Please try again.',
};

export default messages;
