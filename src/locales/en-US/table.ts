import type zh from '../zh-CN/table';

const messages: Record<keyof typeof zh, string> = {
  'table.filters': 'Filters',
  'table.selection': 'Choose rows',
  'table.select': 'Choose {name}',
  'table.selectPage': 'Choose all on this page',
  'table.selected': '{count} chosen',
  'table.deselect': 'Clear selection',
  'table.search': 'Search',
};

export default messages;
