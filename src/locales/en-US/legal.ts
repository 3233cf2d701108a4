import type zh from '../zh-CN/legal';

const messages: Record<keyof typeof zh, string> = {
  'legal.contents': 'Contents',
  'legal.updated': 'Last changed: {date}',
  'legal.failed': 'The document couldn’t load',
};

export default messages;
