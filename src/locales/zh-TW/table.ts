import type zh from '../zh-CN/table';

const messages: Record<keyof typeof zh, string> = {
  'table.filters': '篩選',
};

export default messages;
