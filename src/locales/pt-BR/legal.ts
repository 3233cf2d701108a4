import type zh from '../zh-CN/legal';

const messages: Record<keyof typeof zh, string> = {
  'legal.contents': 'Conteúdo',
  'legal.updated': 'Última alteração: {date}',
  'legal.failed': 'Não foi possível carregar o documento',
};

export default messages;
