import type zh from '../zh-CN/panic';

export default {
  'panic.heading': 'Há outra pessoa na minha conta',
  'panic.why': 'Trave a conta se você vir entradas ou alterações que não são suas.',
  'panic.begin': 'Travar minha conta',
  'panic.offer': 'Há outra pessoa na conta? Trave-a',
  'panic.ask': 'Travar sua conta?',
  'panic.effect.sessions':
    'Todos os dispositivos saem da conta, inclusive este, e os aplicativos perdem o acesso.',
  'panic.effect.pause': 'Ninguém pode entrar por 24 horas.',
  'panic.effect.changes':
    'Celular, e-mail, frase e formas de entrar voltam a ser como há 72 horas, menos as alterações que você marcar como suas. A senha deixa de funcionar.',
  'panic.effect.changes.all':
    'Celular, e-mail, frase, chaves de acesso e contas vinculadas voltam a ser como há 72 horas. Um app autenticador continua. A senha deixa de funcionar.',
  'panic.changes': 'Quais destas alterações você fez? Elas ficam como estão.',
  'panic.changes.failed': 'Não foi possível carregar as alterações recentes',
  'panic.change': '{what} · {at}',
  'panic.change.mobile': 'O celular agora é {name}',
  'panic.change.email': 'O e-mail agora é {name}',
  'panic.change.passkeyAdded': 'Chave de acesso adicionada: {name}',
  'panic.change.passkeyRemoved': 'Chave de acesso removida: {name}',
  'panic.change.authenticatorAdded': 'App autenticador adicionado',
  'panic.change.authenticatorRemoved': 'App autenticador removido',
  'panic.linked': 'Suas outras contas continuam abertas: {names}. Confira-as também.',
  'panic.report.how': 'Prove que a conta é sua. No próximo passo você poderá travá-la.',
  'panic.effect.told':
    'Todos os celulares e e-mails que a conta já teve recebem uma mensagem. Os atuais podem desfazer a trava se tiverem mais de 72 horas.',
  'panic.yes': 'Travar',
  'panic.busy': 'Travando',
  'panic.unreachable': 'A conta não foi travada.',
  'panic.failed': 'Não foi possível carregar o estado da conta',
  'panic.paused': 'Ninguém pode entrar até {until}',
  'panic.paused.means':
    'Alguém avisou que havia outra pessoa nesta conta, por isso ela está travada. Todos os dispositivos saíram da conta.',
  'panic.paused.next': 'Defina uma nova senha agora. Você poderá usá-la quando a trava terminar.',
  'panic.paused.mayEnd':
    'Se foi engano, você pode encerrar a trava aqui, porque usava este navegador antes do problema.',
  'panic.paused.undo': 'Se foi engano, use o link na nossa mensagem para o seu celular ou e-mail.',
  'panic.paused.app':
    'Se houver na conta um app autenticador de outra pessoa, remova-o pelo link na mensagem sobre ele ou apresente um recurso.',
  'panic.end': 'Encerrar a trava',
  'panic.end.unreachable': 'A trava não terminou.',
  'panic.ending': 'Encerrando a trava',
  'panic.gone': 'Esta página não é mais válida',
  'panic.gone.text': 'Entre para ver se a conta ainda está travada.',
  'panic.ended': 'A trava terminou',
  'panic.ended.text': 'Você pode entrar de novo. Se a senha não funcionar, defina uma nova.',
} satisfies Record<keyof typeof zh, string>;
