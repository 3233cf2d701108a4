export default {
  'template.cards.new': '新建产品',
  'template.cards.owner': '负责人：{owner}',
  'template.cards.subscribers': '{count} 人订阅',
  'template.cards.subscribe': '订阅',
  'template.cards.unsubscribe': '取消订阅',
  'template.cards.subscribed': '已订阅“{title}”',
  'template.cards.unsubscribed': '已取消订阅“{title}”',
  'template.cards.unreachable': '未能更新订阅。',
  'template.cards.failed': '产品加载失败',
  'template.cards.empty': '还没有产品',
};
