/** What every list says. */
export default {
  'table.filters': '筛选',
};
