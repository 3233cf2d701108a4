import type zh from '../../zh-CN/template/cards';

export default {
  'template.cards.new': 'Novo produto',
  'template.cards.owner': 'Quem cuida: {owner}',
  'template.cards.subscribers':
    '{count, plural, =0 {Ninguém acompanha} one {# pessoa acompanha} other {# pessoas acompanham}}',
  'template.cards.subscribe': 'Acompanhar',
  'template.cards.unsubscribe': 'Deixar de acompanhar',
  'template.cards.subscribed': 'Você acompanha {title}',
  'template.cards.unsubscribed': 'Você deixou de acompanhar {title}',
  'template.cards.unreachable': 'Não foi possível fazer a mudança.',
  'template.cards.failed': 'Não foi possível carregar os produtos',
  'template.cards.empty': 'Ainda não há produtos',
} satisfies Record<keyof typeof zh, string>;
