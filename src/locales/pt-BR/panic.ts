import type zh from '../zh-CN/panic';

const messages: Record<keyof typeof zh, string> = {
  'panic.heading': 'Há outra pessoa na minha conta',
  'panic.why': 'Trave a conta se você vir entradas ou alterações que não são suas.',
  'panic.begin': 'Travar minha conta',
  'panic.offer': 'Há outra pessoa na conta? Trave-a',
  'panic.ask': 'Travar sua conta?',
  'panic.effect.sessions':
    'Todos os dispositivos saem da conta, inclusive este, e os aplicativos perdem o acesso.',
  'panic.effect.pause': 'Ninguém pode entrar por 24 horas.',
  'panic.effect.changes':
    'As alterações de celular, e-mail e formas de entrar das últimas 72 horas são desfeitas, inclusive as suas. A senha deixa de funcionar.',
  'panic.effect.told':
    'Todos os celulares e e-mails que a conta já teve recebem uma mensagem. Os atuais podem desfazer a trava se tiverem mais de 72 horas.',
  'panic.yes': 'Travar',
  'panic.busy': 'Travando',
  'panic.cancel': 'Cancelar',
  'panic.unreachable': 'A conta não foi travada.',
  'panic.failed': 'Não foi possível carregar o estado da conta',
  'panic.paused': 'Ninguém pode entrar até {until}',
  'panic.paused.means':
    'Alguém avisou que havia outra pessoa nesta conta, por isso ela está travada. Todos os dispositivos saíram da conta.',
  'panic.paused.next': 'Defina uma nova senha agora. Você poderá usá-la quando a trava terminar.',
  'panic.paused.mayEnd':
    'Se foi engano, você pode encerrar a trava aqui, porque usava este navegador antes do problema.',
  'panic.paused.undo': 'Se foi engano, use o link na nossa mensagem para o seu celular ou e-mail.',
  'panic.end': 'Encerrar a trava',
  'panic.ending': 'Encerrando a trava',
  'panic.gone': 'Esta página não é mais válida',
  'panic.gone.text': 'Entre para ver se a conta ainda está travada.',
  'panic.ended': 'A trava terminou',
  'panic.ended.text': 'Você pode entrar de novo. Se a senha não funcionar, defina uma nova.',
};

export default messages;
