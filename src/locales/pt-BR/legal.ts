import type zh from '../zh-CN/legal';

const messages: Record<keyof typeof zh, string> = {
  'legal.contents': 'Conteúdo',
  'legal.updated': 'Última alteração: {date}',
  'legal.failed': 'O documento não foi carregado',
};

export default messages;
