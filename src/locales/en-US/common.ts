import type zh from '../zh-CN/common';

const messages: Record<keyof typeof zh, string> = {
  'common.retry': 'Try again',
  'common.loadFailed': 'The server gave no answer. Check your connection and try again.',
  'common.loading': 'Loading',
  'common.backHome': 'Back to home',
  'common.errorPrefix': 'Error',
  'common.refresh': 'New image',
  'common.close': 'Close',
};

export default messages;
