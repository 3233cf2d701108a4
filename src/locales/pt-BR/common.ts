import type zh from '../zh-CN/common';

const messages: Record<keyof typeof zh, string> = {
  'common.retry': 'Tentar de novo',
  'common.loadFailed': 'O servidor não respondeu. Verifique sua conexão e tente de novo.',
  'common.loading': 'Carregando',
  'common.backHome': 'Voltar ao início',
  'common.errorPrefix': 'Erro',
  'common.refresh': 'Nova imagem',
  'common.close': 'Fechar',
};

export default messages;
