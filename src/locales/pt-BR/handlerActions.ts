import type zh from '../zh-CN/handlerActions';

const messages: Record<keyof typeof zh, string> = {
  'handlers.handler.accept': 'Aceitar',
  'handlers.handler.reject': 'Recusar',
  'handlers.handler.withdraw': 'Retirar',
  'handlers.handler.changeDates': 'Alterar datas',
  'handlers.handler.end': 'Encerrar',
  'handlers.handler.ask.accept': 'Aceitar {name} como representante da conta?',
  'handlers.handler.outcome.accept':
    '{name} poderá agir em nome de {company} ({capacity}, {period}). Você autoriza os assuntos à parte.',
  'handlers.handler.yes.accept': 'Aceitar o pedido',
  'handlers.handler.done.accept': '{name} agora é representante da conta',
  'handlers.handler.ask.reject': 'Recusar o pedido de {name}?',
  'handlers.handler.outcome.reject':
    '{name} não agirá em nome de {company} e receberá um aviso. Poderá pedir de novo.',
  'handlers.handler.yes.reject': 'Recusar o pedido',
  'handlers.handler.done.reject': 'Você recusou o pedido de {name}',
  'handlers.handler.ask.withdraw': 'Retirar o convite de {name}?',
  'handlers.handler.outcome.withdraw':
    '{name} ainda não aceitou e não poderá mais aceitar; a pessoa será avisada. Você pode convidá-la de novo depois.',
  'handlers.handler.yes.withdraw': 'Retirar o convite',
  'handlers.handler.done.withdraw': 'Você retirou o convite de {name}',
  'handlers.handler.ask.end': 'Encerrar o papel de {name}?',
  'handlers.handler.outcome.end':
    '{name} não poderá mais agir em nome de {company}, e todas as suas autorizações também terminam, mesmo as que ainda não aceitou. A pessoa será avisada. O que já foi feito continua valendo. Não dá para desfazer, mas você pode convidá-la de novo.',
  'handlers.handler.yes.end': 'Encerrar o papel',
  'handlers.handler.done.end': '{name} não age mais em nome da organização',
  'handlers.accept': 'Aceitar',
  'handlers.reject': 'Recusar',
  'handlers.withdraw': 'Retirar',
  'handlers.acceptChange': 'Aceitar a alteração',
  'handlers.rejectChange': 'Recusar a alteração',
  'handlers.withdrawChange': 'Retirar a alteração',
  'handlers.modify': 'Alterar',
  'handlers.revoke': 'Revogar',
  'handlers.resign': 'Renunciar',
  'handlers.ask.accept': 'Aceitar a autorização de {company}?',
  'handlers.outcome.accept':
    'De {start} a {end} você poderá agir em nome de {company} em: {matters}. Você pode renunciar quando quiser.',
  'handlers.yes.accept': 'Aceitar autorização',
  'handlers.done.accept': 'Você aceitou a autorização de {company}',
  'handlers.ask.reject': 'Recusar a autorização de {company}?',
  'handlers.outcome.reject':
    'Você não agirá em nome de {company} por esta autorização, e a organização será avisada. Se for preciso, ela terá de autorizar você de novo.',
  'handlers.yes.reject': 'Recusar autorização',
  'handlers.done.reject': 'Você recusou a autorização de {company}',
  'handlers.ask.withdraw': 'Retirar a autorização de {name}?',
  'handlers.outcome.withdraw':
    '{name} ainda não aceitou e não poderá mais aceitar; a pessoa será avisada. Você pode autorizá-la de novo depois.',
  'handlers.yes.withdraw': 'Retirar autorização',
  'handlers.done.withdraw': 'Você retirou a autorização de {name}',
  'handlers.ask.acceptChange': 'Aceitar a alteração de {company}?',
  'handlers.outcome.acceptChange': 'Vale assim que você aceitar:',
  'handlers.yes.acceptChange': 'Aceitar a alteração',
  'handlers.done.acceptChange': 'Você aceitou a alteração',
  'handlers.ask.rejectChange': 'Recusar a alteração de {company}?',
  'handlers.outcome.rejectChange': 'A autorização atual continua valendo. A organização será avisada.',
  'handlers.yes.rejectChange': 'Recusar a alteração',
  'handlers.done.rejectChange': 'Você recusou a alteração',
  'handlers.ask.withdrawChange': 'Retirar a alteração de {name}?',
  'handlers.outcome.withdrawChange': '{name} não poderá mais aceitar. A autorização atual continua valendo.',
  'handlers.yes.withdrawChange': 'Retirar a alteração',
  'handlers.done.withdrawChange': 'Você retirou a alteração',
  'handlers.ask.revoke': 'Revogar a autorização de {name}?',
  'handlers.outcome.revoke':
    '{name} não poderá mais agir em nome de {company} em: {matters}. A pessoa será avisada. O que já foi feito continua valendo. Não dá para desfazer, mas você pode autorizá-la de novo.',
  'handlers.yes.revoke': 'Revogar autorização',
  'handlers.done.revoke': 'Você revogou a autorização de {name}',
  'handlers.ask.resign': 'Deixar de agir em nome de {company}?',
  'handlers.outcome.resign':
    'Você não poderá mais agir em nome de {company} em: {matters}. A organização será avisada. Para agir de novo em nome dela, será preciso outra autorização.',
  'handlers.yes.resign': 'Renunciar',
  'handlers.done.resign': 'Você renunciou à autorização de {company}',
};

export default messages;
