import type zh from '../../zh-CN/template/cards';

export default {
  'template.cards.new': 'New product',
  'template.cards.owner': 'Looked after by {owner}',
  'template.cards.subscribers':
    '{count, plural, =0 {No subscribers} one {# subscriber} other {# subscribers}}',
  'template.cards.subscribe': 'Subscribe',
  'template.cards.unsubscribe': 'Unsubscribe',
  'template.cards.subscribed': 'You’re subscribed to {title}',
  'template.cards.unsubscribed': 'You’re no longer subscribed to {title}',
  'template.cards.unreachable': 'We couldn’t change your subscription.',
  'template.cards.failed': 'The products couldn’t load',
  'template.cards.empty': 'No products yet',
} satisfies Record<keyof typeof zh, string>;
