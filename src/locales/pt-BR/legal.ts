import type zh from '../zh-CN/legal';

export default {
  'legal.contents': 'Conteúdo',
  'legal.updated': 'Última alteração: {date}',
  'legal.failed': 'Não foi possível carregar o documento',
  'legal.contact': 'Contato e ajuda',
  'legal.back': 'Voltar ao portal',
  'help.contact': 'Fale conosco por aqui, também sobre acessibilidade e pedidos de privacidade:',
  'help.phone': 'Telefone',
  'help.hours': 'Horário',
} satisfies Record<keyof typeof zh, string>;
