import type zh from '../zh-CN/table';

export default {
  'table.filters': '篩選',
  'table.selection': '選取列',
  'table.perPage': '筆/頁',
  'table.select': '選取 {name}',
  'table.selectPage': '選取本頁全部',
  'table.selected': '已選取 {count} 項',
  'table.deselect': '取消選取',
  'table.search': '搜尋',
  'table.search.long': '搜尋內容不超過 {max} 個字',
} satisfies Record<keyof typeof zh, string>;
