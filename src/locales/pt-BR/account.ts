import type zh from '../zh-CN/account';

const messages: Record<keyof typeof zh, string> = {
  'account.purpose': 'Veja e altere a senha, o e-mail, as perguntas de segurança e as formas de entrar.',
  'account.failed': 'Não foi possível carregar a situação da conta',
  'account.password.about': 'Uma nova senha também desconecta os outros dispositivos.',
  'account.password.age': 'Definida {ago}',
  'account.password.unset': 'Ainda não definida',
  'account.email.about': 'Recebe avisos de segurança e ajuda a redefinir a senha.',
  'account.email.unset': 'Ainda não cadastrado',
  'account.question.about': 'Uma segunda confirmação ao redefinir a senha.',
  'account.question.count': '{count} de {all} definidas',
  'account.question.unset': 'Ainda não definidas',
  'account.security.about':
    'O nível de segurança, onde você está conectado, seus dados e o encerramento da conta.',
  'account.security.sessions':
    '{count, plural, one {Sessão aberta em # lugar} other {Sessões abertas em # lugares}}',
  'account.list.about': 'Contas da mesma identidade: alterne entre elas ou escolha a principal.',
  'account.unbind.about': 'Contas de outros serviços que você usa para entrar.',
  'account.unbind.count': '{count, plural, =0 {Nenhuma vinculada} one {# vinculada} other {# vinculadas}}',
  'account.settings.about': 'Foto, apelido, perfil e notificações.',
  'account.back': 'Voltar à conta',
  'account.record': 'Ver o registro de atividades',
  'account.sessions': 'Ver onde você está conectado',
  'account.saving': 'Salvando',
  'account.cancel': 'Cancelar',
  'account.unreachable':
    'Não foi possível salvar. Verifique a conexão e tente de novo. O que você digitou continua aqui.',
  'account.password.purpose': 'Escolha uma nova senha para entrar.',
  'account.password.set': 'A senha atual foi definida {ago}.',
  'account.password.why':
    'Depois da alteração, os outros dispositivos são desconectados; este continua conectado.',
  'account.password.next':
    'Se você acha que alguém sabia a sua senha, procure no registro de atividades acessos que não foram seus.',
  'account.password.none': 'Esta conta ainda não tem senha',
  'account.password.none.why':
    'Ela foi criada pelo acesso com outro serviço, por isso não há senha atual a informar.',
  'account.password.none.how':
    'Redefina a senha: o celular ou o e-mail mostra que é você, e você escolhe a primeira. Informe lá o nome da conta {account}. Depois será preciso entrar de novo.',
  'account.password.none.reset': 'Escolher uma senha',
  'account.email.purpose': 'O endereço para avisos de segurança e para redefinir a senha.',
  'account.email.current': 'Endereço atual: {email}',
  'account.email.none': 'Sua conta ainda não tem e-mail.',
  'account.email.why':
    'Enviamos um código ao novo endereço. Ao salvar, talvez seja preciso confirmar que é você; nada do que foi digitado se perde.',
  'account.email.new': 'Novo e-mail',
  'account.email.change': 'Alterar o e-mail',
  'account.email.add': 'Cadastrar o e-mail',
  'account.email.changed': 'O e-mail foi alterado',
  'account.email.changed.text': 'Agora é {email}. O endereço antigo foi avisado.',
  'account.email.added': 'O e-mail foi cadastrado',
  'account.email.added.text': 'Os avisos de segurança vão para {email}.',
  'account.question.purpose': 'O que perguntamos, além de um código, quando você esquece a senha.',
  'account.question.failed': 'Não foi possível carregar as perguntas de segurança',
  'account.question.why':
    'As respostas nunca são mostradas. Para mudar uma pergunta, responda de novo às três.',
  'account.question.none':
    'Escolha três perguntas e respostas de que você vai se lembrar e que ninguém consegue descobrir. As respostas não serão mostradas de novo.',
  'account.question.current': 'Suas perguntas',
  'account.question.change': 'Alterar as perguntas',
  'account.question.number': 'Pergunta {number} de {all}',
  'account.question': 'Pergunta',
  'account.question.choose': 'Escolha uma pergunta',
  'account.question.required': 'Escolha uma pergunta',
  'account.question.save': 'Salvar as perguntas',
  'account.question.saved': 'As perguntas de segurança foram salvas',
  'account.question.saved.text':
    'As três serão feitas na próxima vez que você redefinir a senha. Avisamos você por e-mail ou SMS.',
  'account.answer': 'Resposta',
  'account.answer.hint': 'De {min} a {max} caracteres; maiúsculas e espaços a mais não fazem diferença',
  'account.answer.short': 'A resposta é curta demais: use pelo menos 2 caracteres',
  'account.draft': 'O que você digitou em {at} foi recuperado.',
  'account.draft.drop': 'Descartar',
};

export default messages;
