import type zh from '../zh-CN/recovery';

const messages: Record<keyof typeof zh, string> = {
  'recovery.frozen.title': 'Por enquanto, ninguém pode entrar com esta conta',
  'recovery.frozen.since': 'Congelada desde:',
  'recovery.frozen.means': 'O que há nela continua como está e volta a valer quando for descongelada.',
  'recovery.frozen.how':
    'Digite por inteiro o celular da conta, {mobile}. Um código enviado a ele descongela a conta.',
  'recovery.frozen.noMobile': 'A conta não tem um celular para receber o código. Apresente um recurso.',
  'recovery.frozen.lost': 'Não tem mais este número? Apresente um recurso',
  'recovery.frozen.submit': 'Descongelar a conta',
  'recovery.frozen.submitting': 'Descongelando',
  'recovery.frozen.done': 'A conta está ativa de novo',
  'recovery.frozen.done.next': 'Você já pode entrar.',
  'recovery.frozen.gone': 'Entre de novo',
  'recovery.frozen.gone.text':
    'Para proteger a conta, esta página vale só por pouco tempo depois de um login. Entre de novo para continuar.',
  'recovery.frozen.usedUp': 'Tentativas demais',
  'recovery.frozen.usedUp.text':
    'Os números informados não pertencem à conta, que continua congelada. Confira qual é o número dela e entre de novo, ou abra um recurso.',
  'recovery.frozen.failed': 'Não foi possível carregar a situação da conta',
  'recovery.unreachable':
    'Não foi possível enviar. Verifique a conexão e tente de novo. O que você digitou continua aqui.',
  'recovery.appeal': 'Apresentar um recurso',
  'recovery.step.identify': 'Conta',
  'recovery.step.prove': 'Comprovação',
  'recovery.step.questions': 'Perguntas de segurança',
  'recovery.step.password': 'Nova senha',
  'recovery.heading.identify': 'De qual conta é a senha?',
  'recovery.heading.prove': 'Mostre que a conta é sua',
  'recovery.heading.questions': 'Responda às perguntas de segurança',
  'recovery.heading.password': 'Escolha uma nova senha',
  'recovery.identify.why': 'A partir da próxima etapa, você tem {minutes} minutos.',
  'recovery.next': 'Avançar',
  'recovery.nexting': 'Enviando',
  'recovery.prove.why':
    'Escolha uma forma cadastrada na conta. Por privacidade, você digita o número ou o endereço por inteiro.',
  'recovery.method': 'Forma de comprovar',
  'recovery.method.mobile': 'SMS',
  'recovery.method.email': 'E-mail',
  'recovery.method.certificate': 'Certificado digital',
  'recovery.prove.submit': 'Verificar',
  'recovery.prove.submitting': 'Verificando',
  'recovery.prove.none': 'Nenhuma destas é possível? Apresente um recurso',
  'recovery.questions.why':
    'Elas também protegem a conta. Responda a todas; maiúsculas e espaços a mais não fazem diferença.',
  'recovery.question.SCHOOL': 'O nome da sua escola primária',
  'recovery.question.TEACHER': 'O sobrenome da sua primeira professora ou do seu primeiro professor',
  'recovery.question.BOOK': 'Seu livro favorito',
  'recovery.question.CITY': 'A cidade do seu primeiro emprego',
  'recovery.question.NICKNAME': 'Seu apelido de infância',
  'recovery.question.FILM': 'O filme que mais marcou você',
  'recovery.passed': 'Esta etapa está concluída. Você pode continuar.',
  'recovery.goOn': 'Continuar',
  'recovery.password.why': 'Com a nova senha, a conta é desconectada em todos os dispositivos.',
  'recovery.password.submit': 'Definir a nova senha',
  'recovery.password.submitting': 'Definindo',
  'recovery.done': 'A senha foi redefinida',
  'recovery.done.others': 'A conta foi desconectada em todos os dispositivos. Entre com a nova senha.',
  'recovery.over.ended': 'Esta redefinição terminou',
  'recovery.over.ended.text':
    'Passou de {minutes} minutos ou foi concluída em outro lugar. Nada mudou aqui; você pode recomeçar.',
  'recovery.over.usedUp': 'Tentativas demais',
  'recovery.over.usedUp.text':
    'Para proteger a conta, esta redefinição foi interrompida. Confira o que está cadastrado e recomece, ou apresente um recurso.',
  'recovery.again': 'Recomeçar',
};

export default messages;
