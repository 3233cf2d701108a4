import type zh from '../zh-CN/table';

const messages: Record<keyof typeof zh, string> = {
  'table.filters': 'Filters',
};

export default messages;
