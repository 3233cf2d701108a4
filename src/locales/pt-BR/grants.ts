import type zh from '../zh-CN/grants';

const messages: Record<keyof typeof zh, string> = {
  'grants.purpose': 'Veja quais aplicativos podem ler seus dados e retire o acesso quando quiser.',
  'grants.failed': 'Os aplicativos não foram carregados',
  'grants.empty': 'Nenhum aplicativo tem acesso aos seus dados.',
  'grants.empty.text': 'Quando você entrar em um deles com esta conta e permitir algo, ele aparece aqui.',
  'grants.granted': 'Permitido',
  'grants.used': 'Último uso',
  'grants.expires': 'Termina',
  'grants.expiring': 'Termina em breve. Depois, o aplicativo pergunta de novo.',
  'grants.scopes': 'Ele recebe',
  'grants.required': 'Obrigatório: só sai com todo o acesso',
  'grants.scope.withdraw': 'Retirar',
  'grants.scope.withdraw.of': 'Retirar de “{name}”: {scope}',
  'grants.all': 'Retirar todo o acesso',
  'grants.all.of': 'Retirar todo o acesso: {name}',
  'grants.ask.scope': 'Deixar de fornecer isto a “{name}”?',
  'grants.ask.scope.text':
    '“{scope}” deixa de ser fornecido agora. O que o aplicativo já recebeu fica com o operador; peça a ele que apague. Ele pode perguntar de novo quando você o usar.',
  'grants.ask.all': 'Retirar todo o acesso de “{name}”?',
  'grants.ask.all.text':
    'O aplicativo deixa de ler seus dados agora e pode pedir um novo login. O que ele já recebeu fica com {operator}; peça que apaguem. No próximo login, ele pergunta de novo.',
  'grants.no': 'Manter',
  'grants.yes': 'Retirar',
  'grants.busy': 'Retirando',
  'grants.done.scope': '“{name}” não recebe mais: {scope}',
  'grants.done.all': '“{name}” não tem mais acesso',
  'grants.gone':
    'Este acesso já não existia: foi retirado em outro lugar ou terminou. Esta é a situação atual.',
  'grants.unreachable': 'Nada foi retirado. Verifique sua conexão e tente de novo.',
};

export default messages;
