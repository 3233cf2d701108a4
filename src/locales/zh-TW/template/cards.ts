import type zh from '../../zh-CN/template/cards';

export default {
  'template.cards.new': '新增產品',
  'template.cards.owner': '負責人：{owner}',
  'template.cards.subscribers': '{count} 人訂閱',
  'template.cards.subscribe': '訂閱',
  'template.cards.unsubscribe': '取消訂閱',
  'template.cards.subscribed': '已訂閱「{title}」',
  'template.cards.unsubscribed': '已取消訂閱「{title}」',
  'template.cards.unreachable': '未能更新訂閱。',
  'template.cards.failed': '無法載入產品',
  'template.cards.empty': '還沒有產品',
} satisfies Record<keyof typeof zh, string>;
