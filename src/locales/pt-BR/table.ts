import type zh from '../zh-CN/table';

const messages: Record<keyof typeof zh, string> = {
  'table.filters': 'Filtros',
};

export default messages;
