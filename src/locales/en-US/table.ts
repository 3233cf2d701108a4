import type zh from '../zh-CN/table';

export default {
  'table.filters': 'Filters',
  'table.selection': 'Select rows',
  'table.perPage': 'per page',
  'table.select': 'Select {name}',
  'table.selectPage': 'Select all on this page',
  'table.selected': '{count} selected',
  'table.deselect': 'Clear selection',
  'table.search': 'Search',
  'table.search.long': 'Search for up to {max} characters',
} satisfies Record<keyof typeof zh, string>;
