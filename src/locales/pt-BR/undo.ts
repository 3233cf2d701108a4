import type zh from '../zh-CN/undo';

export default {
  'undo.IDENTITY.title': 'Foi você que verificou sua identidade?',
  'undo.IDENTITY.text': 'A conta {account} foi verificada como {name} em {at}.',
  'undo.IDENTITY.effect':
    'Se não foi você, desfaça. A conta volta ao que era antes, os papéis e as autorizações obtidos desde então terminam, e todos os dispositivos saem da conta.',
  'undo.IDENTITY.submit': 'Desfazer a verificação',
  'undo.LINK.title': 'Esta conta é sua?',
  'undo.LINK.text':
    'A conta {name} foi vinculada à sua conta {account} em {at}, porque as duas foram verificadas como a mesma pessoa.',
  'undo.LINK.effect':
    'Se não é sua, desfaça. O vínculo termina, a outra conta perde a identidade que acabou de obter e sai de todos os dispositivos.',
  'undo.LINK.submit': 'Desfazer o vínculo',
  'undo.CONTACT.title': 'Foi você que mudou o celular ou o e-mail?',
  'undo.CONTACT.text': 'Os contatos da conta {account} foram alterados em {at}. Agora são {name}.',
  'undo.CONTACT.effect':
    'Se não foi você, desfaça. A conta recupera o celular e o e-mail anteriores. As formas de entrar, as perguntas de segurança e as autorizações adicionadas desde então são removidas, uma verificação e um encerramento da conta são desfeitos, e todos os dispositivos saem da conta.',
  'undo.CONTACT.submit': 'Desfazer a alteração',
  'undo.CONTACT.done':
    'Seus contatos anteriores voltaram, e todos os dispositivos saíram da conta. Defina uma nova senha agora: outra pessoa pode conhecer a atual.',
  'undo.AUTHENTICATOR.title': 'Foi você que adicionou um app autenticador?',
  'undo.AUTHENTICATOR.text':
    'Um app autenticador foi adicionado à conta {account} em {at}. Para entrar é preciso o código dele.',
  'undo.AUTHENTICATOR.effect':
    'Se não foi você, desfaça. O app é removido. Os contatos alterados desde então voltam ao que eram, as formas de entrar, as perguntas de segurança e as autorizações adicionadas desde então são removidas, e todos os dispositivos saem da conta.',
  'undo.AUTHENTICATOR.submit': 'Remover o app',
  'undo.AUTHENTICATOR.done':
    'O app e as alterações feitas desde então foram desfeitos, e todos os dispositivos saíram da conta. Defina uma nova senha agora: outra pessoa pode conhecer a atual.',
  'undo.PASSKEY.title': 'Foi você que adicionou uma chave de acesso?',
  'undo.PASSKEY.text': 'Uma chave de acesso que permite entrar na conta {account} foi adicionada em {at}.',
  'undo.PASSKEY.effect':
    'Se não foi você, desfaça. A chave de acesso é removida. Os contatos alterados desde então voltam ao que eram, as formas de entrar, as perguntas de segurança e as autorizações adicionadas desde então são removidas, e todos os dispositivos saem da conta.',
  'undo.PASSKEY.submit': 'Remover a chave de acesso',
  'undo.PASSKEY.done':
    'A chave de acesso e as alterações feitas desde então foram desfeitas, e todos os dispositivos saíram da conta. Defina uma nova senha agora: outra pessoa pode conhecer a atual.',
  'undo.SIGN_IN.title': 'Foi você quem entrou?',
  'undo.SIGN_IN.text': 'Alguém entrou na conta {account} em {at}, em um navegador novo para ela: {name}.',
  'undo.SIGN_IN.effect':
    'Se não foi você, avise. As alterações feitas desde então são desfeitas, e todos os dispositivos saem da conta. A senha deixa de funcionar, assim como a chave de acesso, o certificado ou a conta vinculada usados para entrar.',
  'undo.SIGN_IN.submit': 'Não fui eu',
  'undo.SIGN_IN.done':
    'Todos os dispositivos saíram da conta, e as alterações desde essa entrada foram desfeitas. Sua senha não funciona mais: defina uma nova agora.',
  'undo.PANIC.title': 'Foi você quem travou a conta?',
  'undo.PANIC.text':
    'A conta {account} foi travada em {at}, porque alguém avisou que havia outra pessoa nela.',
  'undo.PANIC.effect':
    'Se foi por engano, ou por outra pessoa, desfaça. Você pode entrar de novo imediatamente, e a conta recebe de volta contatos, chaves de acesso e app. A senha continua sem funcionar.',
  'undo.PANIC.submit': 'Desfazer a trava',
  'undo.PANIC.done': 'A trava terminou. Defina uma nova senha agora: a anterior continua sem funcionar.',
  'undo.LOST_ACCESS.title': 'Foi você que recuperou a conta?',
  'undo.LOST_ACCESS.text':
    'A conta {account} ganhou uma nova senha em {at}. Se havia um app autenticador, ele foi removido; o celular pode ter sido trocado.',
  'undo.LOST_ACCESS.effect':
    'Se não foi você, desfaça. O que foi removido ou trocado volta, as alterações feitas desde então são desfeitas, todos os dispositivos saem da conta e a nova senha deixa de funcionar.',
  'undo.LOST_ACCESS.submit': 'Desfazer a recuperação',
  'undo.LOST_ACCESS.done':
    'O que foi removido ou trocado voltou, e todos os dispositivos saíram da conta. Defina uma nova senha agora: a que foi definida não pode mais ser usada.',
  'undo.until': 'É possível desfazer até {until}.',
  'undo.keep': 'Se foi você, basta fechar esta página.',
  'undo.keep.PANIC':
    'Se foi você, não faça nada aqui. Defina uma nova senha e entre quando a trava terminar.',
  'undo.submitting': 'Desfazendo',
  'undo.unreachable': 'Nada foi desfeito.',
  'undo.failed': 'Não foi possível carregar os dados deste link',
  'undo.done': 'Desfeito',
  'undo.LINK.done':
    'As contas não estão mais vinculadas. Defina uma nova senha agora: outra pessoa pode conhecer os seus dados pessoais.',
  'undo.IDENTITY.done':
    'A conta está como antes, e todos os dispositivos saíram dela. Defina uma nova senha agora: outra pessoa pode conhecer a atual.',
  'undo.reset': 'Definir uma nova senha',
  'undo.gone': 'Este link não funciona mais',
  'undo.gone.text':
    'Ele não é válido, já foi usado ou está vencido. Se outra pessoa usa a sua conta, redefina a senha ou apresente um recurso.',
} satisfies Record<keyof typeof zh, string>;
