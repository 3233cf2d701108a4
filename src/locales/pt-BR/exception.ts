import type zh from '../zh-CN/exception';

export default {
  'exception.403': 'Desculpe, você não tem acesso a esta página.',
  'exception.404': 'Desculpe, a página que você visitou não existe.',
  'exception.500': 'Desculpe, o servidor está relatando um erro.',
  'exception.403.title': 'Sem acesso',
  'exception.404.title': 'Página não encontrada',
  'exception.500.title': 'Erro no servidor',
  'exception.chunk.title': 'A página não carregou por completo',
  'exception.chunk.text':
    'A rede pode ter caído, ou o portal acabou de ser atualizado. Verifique sua conexão e tente de novo.',
  'exception.crash.title': 'Algo deu errado nesta página',
  'exception.crash.text': 'A culpa não é sua. Tente de novo; se acontecer outra vez, volte ao início.',
  'exception.offline.title': 'Você está sem conexão',
  'exception.offline.text':
    'Esta página precisa de internet para carregar. Ela tenta de novo assim que a conexão voltar.',
  'exception.session.title': 'Não foi possível verificar se você está conectado',
  'exception.session.text': 'O servidor não respondeu. Tente de novo.',
} satisfies Record<keyof typeof zh, string>;
