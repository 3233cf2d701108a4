import type zh from '../zh-CN/notices';

export default {
  'notices.purpose': 'All notices from the portal, by day.',
  'notices.all': 'See all notices',
  'notices.views': 'Show',
  'notices.view.all': 'All',
  'notices.view.unread': 'Unread',
  'notices.read': 'Mark as read',
  'notices.read.of': 'Mark as read: {title}',
  'notices.more': 'Show earlier notices',
  'notices.today': 'Today',
  'notices.yesterday': 'Yesterday',
  'notices.earlier': 'Date unknown',
} satisfies Record<keyof typeof zh, string>;
