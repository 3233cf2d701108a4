import type zh from '../zh-CN/table';

const messages: Record<keyof typeof zh, string> = {
  'table.filters': 'Filters',
  'table.selection': 'Select rows',
  'table.select': 'Select {name}',
  'table.selectPage': 'Select all on this page',
  'table.selected': '{count} selected',
  'table.deselect': 'Clear the selection',
  'table.search': 'Search',
};

export default messages;
