/** Around the legal texts; they themselves are in pages/uaa/legal. */
export default {
  'legal.contents': '目录',
  'legal.updated': '更新日期：{date}',
  'legal.failed': '文件加载失败',
};
