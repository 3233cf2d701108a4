import type zh from '../zh-CN/notices';

export default {
  'notices.purpose': '入口網站發給您的全部通知，依日期排列。',
  'notices.all': '檢視全部通知',
  'notices.views': '通知篩選',
  'notices.view.all': '全部',
  'notices.view.unread': '未讀',
  'notices.read': '標示為已讀',
  'notices.read.of': '標示為已讀：{title}',
  'notices.more': '顯示更早的通知',
  'notices.today': '今天',
  'notices.yesterday': '昨天',
  'notices.earlier': '日期不明',
} satisfies Record<keyof typeof zh, string>;
