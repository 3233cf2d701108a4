import type zh from '../zh-CN/common';

const messages: Record<keyof typeof zh, string> = {
  'common.retry': 'Try again',
  'common.loadFailed': 'The server gave no answer. Check your connection and try again.',
  'common.loading': 'Loading',
  'common.backHome': 'Back to home',
  'common.errorTitle': 'Error: {title}',
  'common.refresh': 'New image',
  'common.close': 'Close',
  'common.copied': 'Copied',
  'common.copyFailed': 'It could not be copied. Please select it by hand.',
};

export default messages;
