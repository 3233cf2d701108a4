import type zh from '../zh-CN/files';

export default {
  'files.choose': 'Choose files',
  'files.drop': 'or drop or paste them here',
  'files.limits':
    'JPG, PNG or PDF, up to {megabytes} MB each, {count, plural, one {# file} other {# files}} at most',
  'files.one': 'Only one file. Remove the other one first.',
  'files.refused': 'These weren’t added; the others are kept',
  'files.unreadable': 'We couldn’t read this file. Please choose it again.',
  'files.uploading': '{percent}% uploaded',
  'files.progress': 'Upload of {name}',
  'files.done': 'Uploaded',
  'files.status': '{done} of {count} files uploaded',
  'files.unreachable': 'The upload failed.',
  'files.retry.one': 'Try again: {name}',
  'files.remove.one': 'Remove: {name}',
  'files.required': 'Please add at least one file.',
  'files.wait': 'Files are still uploading. Please wait before you submit.',
  'files.mend': 'A file wasn’t uploaded. Try again or remove it before you submit.',
} satisfies Record<keyof typeof zh, string>;
