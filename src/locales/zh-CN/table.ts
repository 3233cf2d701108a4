/** What every list says. */
export default {
  'table.filters': '筛选',
  'table.selection': '选择行',
  'table.perPage': '条/页',
  'table.select': '选择 {name}',
  'table.selectPage': '选择本页全部',
  'table.selected': '已选择 {count} 项',
  'table.deselect': '取消选择',
  'table.search': '搜索',
  'table.search.long': '搜索内容不超过 {max} 个字',
};
