import type zh from '../zh-CN/common';

export default {
  'common.retry': 'Try again',
  'common.loadFailed': 'Please try again.',
  'common.loading': 'Loading',
  'common.stillLoading': 'Still loading. This is taking longer than usual.',
  'common.backHome': 'Back to home',
  'common.errorTitle': 'Error: {title}',
  'common.refresh': 'New image',
  'common.close': 'Close',
  'common.copied': 'Copied',
  'common.copyFailed': 'Couldn’t copy. Please select the text yourself.',
} satisfies Record<keyof typeof zh, string>;
