/** /user/notices, and the way there from the bell. */
export default {
  'notices.purpose': '门户发给您的全部通知，按日期排列。',
  'notices.all': '查看全部通知',
  'notices.views': '通知筛选',
  'notices.view.all': '全部',
  'notices.view.unread': '未读',
  'notices.read': '标为已读',
  'notices.read.of': '标为已读：{title}',
  'notices.more': '显示更早的通知',
  'notices.today': '今天',
  'notices.yesterday': '昨天',
  'notices.earlier': '日期未知',
};
