import type zh from '../zh-CN/lost';

export default {
  'lost.why':
    'O que você ainda tem? Escolha a primeira opção que se aplica. Não é preciso preencher nada aqui.',
  'lost.time': 'O que é preciso: {time}',
  'lost.session': 'Um dispositivo em que ainda estou na conta',
  'lost.session.text':
    'Com um celular que está na conta, leia o QR Code da página de entrada. Em um navegador que está na conta, veja em Segurança da conta se ainda há uma chave de acesso ou um certificado.',
  'lost.session.time': 'um minuto',
  'lost.passkey': 'Uma chave de acesso, aqui ou em outro dispositivo',
  'lost.passkey.text':
    'Escolha Chave de acesso na página de entrada. O navegador pode pedi-la a outro celular, tablet ou chave de segurança. Nenhum código de app é necessário.',
  'lost.passkey.time': 'um minuto',
  'lost.provider': 'Um app de pagamento ou de mensagens vinculado',
  'lost.provider.text':
    'Escolha-o em “Outras formas de entrar” na página de entrada. Nenhum código do app autenticador é necessário.',
  'lost.provider.time': 'um minuto',
  'lost.code': 'Minha senha e um código de recuperação',
  'lost.code.text':
    'Entre com a senha. Quando pedirmos o código do app, digite um dos códigos de recuperação que você guardou ao adicionar o app.',
  'lost.code.time': 'um minuto',
  'lost.contact': 'Meu celular ou e-mail',
  'lost.contact.text':
    'Defina uma nova senha com um código enviado a ele. Também perdeu o app autenticador e os códigos de recuperação? Diga isso na última etapa: você então espera {days} dias. Todos os outros celulares e e-mails da conta recebem uma mensagem e podem interromper enquanto isso.',
  'lost.contact.time': '5 minutos; sem o app, {days} dias',
  'lost.certificate': 'Um certificado digital',
  'lost.certificate.text': 'Entre com o certificado e o PIN. Nenhum código de app é necessário.',
  'lost.certificate.time': 'o arquivo do certificado ou o token USB, 2 minutos',
  'lost.identity': 'Meu aplicativo de pagamento, se a conta for verificada',
  'lost.identity.text':
    'Quando o aplicativo de pagamento confirmar que você é a pessoa da conta, informe um celular que você tem agora. Você espera {days} dias; todos os celulares e e-mails anteriores recebem uma mensagem e podem interromper.',
  'lost.identity.time': 'o aplicativo de pagamento, um celular e {days} dias',
  'lost.none': 'Nada disso',
  'lost.none.text':
    'Apresente um recurso com seu documento e um celular que você tem agora. Um analista confere se a conta foi verificada com o mesmo documento. Depois da aprovação, todos os celulares e e-mails anteriores recebem uma mensagem, e você espera {days} dias. Então você define uma nova senha, e o novo celular passa a ser da conta.',
  'lost.none.time': 'seu documento, um celular, a análise e {days} dias',
  'lost.stranger': 'Há outra pessoa na minha conta',
  'lost.stranger.text':
    'Confirme que a conta é sua pelo celular, e-mail, aplicativo de pagamento ou certificado e trave-a imediatamente: todos saem da conta, e as alterações recentes são desfeitas.',
  'lost.stranger.time': '5 minutos',
  'lost.title': 'Recuperação da conta',
  'lost.failed': 'Não foi possível carregar a recuperação',
  'lost.unreachable': 'Nada foi alterado.',
  'lost.waiting': 'Você pode definir uma nova senha a partir de {until}',
  'lost.waiting.text':
    'A recuperação da conta {account} começou em {at}. Todos os outros celulares e e-mails da conta foram avisados e podem interrompê-la até lá.',
  'lost.waiting.next':
    'Então enviaremos outro link ao celular ou e-mail que recebeu este. Não é preciso manter esta página aberta. Se encontrar o que perdeu, entre com isso e interrompa a recuperação aqui.',
  'lost.sent': 'A espera terminou. Enviamos um novo link',
  'lost.sent.text':
    'Abra a mensagem mais recente no celular ou e-mail que recebeu este link. Só o novo link define uma senha, até {until}.',
  'lost.ready': 'Escolha uma nova senha',
  'lost.ready.text':
    'A espera terminou. A nova senha abre a conta {account}. Um app autenticador e os códigos de recuperação são removidos, e todos os dispositivos saem da conta. Você pode fazer isso até {until}.',
  'lost.other': 'É você que quer entrar na conta?',
  'lost.other.text':
    'Em {at}, uma pessoa disse que perdeu o que abre a conta {account} e confirmou isso {proof}.',
  'lost.by.contact': 'por um código para um celular ou e-mail da conta',
  'lost.by.identity': 'pelo aplicativo de pagamento da pessoa do documento',
  'lost.by.appeal': 'por um recurso aprovado',
  'lost.other.WAITING':
    'A partir de {until}, essa pessoa pode definir uma nova senha, mesmo que a conta tenha um app autenticador.',
  'lost.other.READY':
    'Até {until}, essa pessoa pode definir uma nova senha, mesmo que a conta tenha um app autenticador.',
  'lost.other.effect':
    'Se não é você, interrompa. Depois disso, nenhum celular ou e-mail pode iniciar outra por {days} dias.',
  'lost.other.effect.strong':
    'Se não é você, interrompa. Depois disso, nenhum celular, e-mail ou aplicativo de pagamento pode iniciar outra por {days} dias.',
  'lost.other.keep': 'Se é você, apenas feche esta página.',
  'lost.stop': 'Interromper a recuperação',
  'lost.stopping': 'Interrompendo',
  'lost.withdraw.ask': 'Interromper a recuperação?',
  'lost.withdraw.text': 'Se você começar de novo depois, a espera inteira recomeça.',
  'lost.withdraw.no': 'Continuar esperando',
  'lost.stopped': 'A recuperação foi interrompida',
  'lost.stopped.OTHER':
    'Ninguém mais pode definir uma senha por ela. Se outra pessoa puder usar seu celular, e-mail ou aplicativo de pagamento, proteja-o e defina uma nova senha agora.',
  'lost.stopped.REQUESTER': 'Nada foi alterado. Você pode começar de novo a qualquer momento.',
  'lost.gone': 'Este link não funciona mais',
  'lost.gone.text':
    'A recuperação foi interrompida ou terminou, ou enviamos um link mais novo. Veja nossa mensagem mais recente.',
  'lost.again': 'Ver todas as formas de voltar',
  'lost.done': 'Você já pode entrar',
  'lost.done.text':
    'Entre com a nova senha. Depois adicione um app autenticador e remova as chaves de acesso dos dispositivos que você não tem mais.',
  'lost.offer': 'Não tem mais o app autenticador nem os códigos de recuperação?',
  'lost.begin.ask': 'Entrar sem o app?',
  'lost.begin.wait':
    'Você espera {days} dias. Depois enviamos um link que define uma nova senha. Ele também remove um app autenticador.',
  'lost.begin.told':
    'Todos os outros celulares e e-mails da conta, também os anteriores, recebem uma mensagem agora e podem interromper.',
  'lost.begin.factor':
    'Uma entrada com o app, um código de recuperação, uma chave de acesso ou um certificado também interrompe.',
  'lost.begin.password': 'A senha continua a mesma até lá.',
  'lost.begin.yes': 'Começar a espera',
  'lost.begin.busy': 'Enviando',
  'lost.begun': 'Você pode definir uma nova senha a partir de {until}',
  'lost.begun.text':
    'Enviamos um link ao celular ou e-mail que você acabou de confirmar. Ele mostra o andamento. Quando a espera terminar, enviaremos outro, que define a senha.',
  'lost.begun.told': 'Outros celulares e e-mails avisados: {told}',
  'lost.identity.heading': 'Sua identidade está confirmada',
  'lost.identity.number':
    'Informe um celular que só você usa. Os links vão para ele, e no fim ele passa a ser o da conta, a menos que outra conta já o tenha.',
  'lost.member': 'Alguém está recuperando a sua conta',
} satisfies Record<keyof typeof zh, string>;
