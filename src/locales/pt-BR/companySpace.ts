import type zh from '../zh-CN/companySpace';

const messages: Record<keyof typeof zh, string> = {
  'handlers.space.purpose': 'Seu papel aqui, o que você pode fazer e o que espera por você.',
  'handlers.space.standing': 'Você nesta organização',
  'handlers.space.may': 'O que você pode fazer',
  'handlers.space.all.LEGAL_REP': 'Tudo desta organização',
  'handlers.space.all.ADMIN': 'Tudo desta organização, menos trocar o representante legal',
  'handlers.space.nothing':
    'Nenhuma autorização está em vigor. Fale com o representante legal ou um administrador.',
  'handlers.space.own': 'Suas autorizações',
  'handlers.space.change': 'A organização quer ampliar esta autorização. Você decide:',
  'handlers.space.info': 'O que consta no registro e como contatá-la.',
  'handlers.space.certificates': 'Os certificados que representam a organização.',
  'handlers.space.ending':
    '{count, plural, one {# certificado termina em breve ou já terminou} other {# certificados terminam em breve ou já terminaram}}',
  'handlers.letter': 'Carta',
  'handlers.letter.of': 'Carta {number}',
  'handlers.letter.uploaded': 'Carta enviada',
  'letter.purpose': 'Imprima para os dois lados assinarem. A autorização vale sem ela.',
  'letter.print': 'Imprimir',
  'letter.number': 'Número',
  'letter.company': 'Organização',
  'letter.uscc': 'Código de crédito social unificado',
  'letter.legalRep': 'Representante legal',
  'letter.text':
    '{company} autoriza {name}, representante da conta, a agir em seu nome de {start} a {end}, incluindo os dois dias (horário da China), no seguinte:',
  'letter.all': 'Todos os assuntos da organização, inclusive os que surgirem nesse período.',
  'letter.limits':
    'O representante da conta não pode repassar esta autorização. A organização pode reduzi-la ou revogá-la quando quiser.',
  'letter.sign.company': 'Pela organização (assinatura, carimbo)',
  'letter.sign.handler': 'Representante da conta (assinatura)',
  'letter.sign.date': 'Data',
  'letter.check':
    '{site} ({address}) guarda esta autorização com o número {number}. As duas partes podem entrar lá e ver se está em vigor.',
  'letter.asOf': 'Situação em {at}: {state}',
  'letter.notInForce': 'Sem validade: {state}',
  'letter.void': 'SEM VALIDADE',
};

export default messages;
