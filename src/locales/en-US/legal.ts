import type zh from '../zh-CN/legal';

export default {
  'legal.contents': 'Contents',
  'legal.updated': 'Last changed: {date}',
  'legal.failed': 'The document couldn’t load',
  'legal.contact': 'Contact and help',
  'legal.back': 'Back to the portal',
  'help.contact': 'You can reach us here, also with feedback on accessibility and privacy requests:',
  'help.phone': 'Phone',
  'help.hours': 'Hours',
} satisfies Record<keyof typeof zh, string>;
