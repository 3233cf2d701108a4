import type zh from '../zh-CN/notices';

export default {
  'notices.purpose': 'Todos os avisos do portal, por dia.',
  'notices.all': 'Ver todos os avisos',
  'notices.views': 'Mostrar',
  'notices.view.all': 'Todos',
  'notices.view.unread': 'Não lidos',
  'notices.read': 'Marcar como lido',
  'notices.read.of': 'Marcar como lido: {title}',
  'notices.more': 'Mostrar avisos mais antigos',
  'notices.today': 'Hoje',
  'notices.yesterday': 'Ontem',
  'notices.earlier': 'Data desconhecida',
} satisfies Record<keyof typeof zh, string>;
