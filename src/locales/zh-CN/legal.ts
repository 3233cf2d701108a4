/** Messages around the legal texts and the help text, which are in pages/uaa/legal. */
export default {
  'legal.contents': '目录',
  'legal.updated': '更新日期：{date}',
  'legal.failed': '文件加载失败',
  'legal.contact': '联系方式：帮助与反馈',
  'legal.back': '返回门户',
  'help.contact': '如需帮助、反馈无障碍问题或提出隐私请求，可以这样联系我们：',
  'help.phone': '电话',
  'help.hours': '服务时间',
};
