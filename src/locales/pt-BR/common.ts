import type zh from '../zh-CN/common';

export default {
  'common.retry': 'Tentar de novo',
  'common.loadFailed': 'Tente de novo.',
  'common.loading': 'Carregando',
  'common.stillLoading': 'Ainda carregando. Está demorando mais que o normal.',
  'common.backHome': 'Voltar ao início',
  'common.errorTitle': 'Erro: {title}',
  'common.refresh': 'Nova imagem',
  'common.close': 'Fechar',
  'common.copied': 'Copiado',
  'common.copyFailed': 'Não foi possível copiar. Selecione o texto.',
} satisfies Record<keyof typeof zh, string>;
