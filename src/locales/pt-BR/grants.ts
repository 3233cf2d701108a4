import type zh from '../zh-CN/grants';

export default {
  'grants.purpose': 'Veja quais aplicativos podem ler seus dados e retire o acesso quando quiser.',
  'grants.failed': 'Não foi possível carregar os aplicativos',
  'grants.empty': 'Nenhum aplicativo tem acesso aos seus dados.',
  'grants.empty.text':
    'Quando você entrar em um aplicativo com esta conta e permitir algo, ele aparece aqui.',
  'grants.granted': 'Permitido',
  'grants.used': 'Último uso',
  'grants.expires': 'Expira em',
  'grants.expiring': 'Expira em breve. Depois, o aplicativo pergunta de novo.',
  'grants.scopes': 'Tem acesso a',
  'grants.required': 'Obrigatório. Para parar de fornecer, retire todo o acesso.',
  'grants.withdraw': 'Retirar',
  'grants.scope.withdraw.of': 'Retirar de “{name}”: {scope}',
  'grants.all': 'Retirar todo o acesso',
  'grants.all.of': 'Retirar todo o acesso: {name}',
  'grants.ask.scope': 'Deixar de compartilhar isto com “{name}”?',
  'grants.ask.scope.text':
    'O aplicativo deixa de receber “{scope}” agora. O que já recebeu fica com o operador; peça a ele que apague. Ele pode perguntar de novo na próxima vez.',
  'grants.ask.all': 'Retirar todo o acesso de “{name}”?',
  'grants.ask.all.text':
    'O aplicativo deixa de ler seus dados agora e pode pedir que você entre de novo. O que já recebeu fica com {operator}; peça que apaguem. No próximo acesso, ele pergunta de novo.',
  'grants.busy': 'Retirando',
  'grants.done.scope': '“{name}” não recebe mais: {scope}',
  'grants.done.all': '“{name}” não tem mais acesso',
  'grants.gone':
    'Este acesso já não existia: foi retirado em outro lugar ou terminou. Esta é a situação atual.',
  'grants.unreachable': 'Nada foi retirado.',
} satisfies Record<keyof typeof zh, string>;
