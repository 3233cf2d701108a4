import type zh from '../zh-CN/companySpace';

export default {
  'handlers.space.purpose': 'Seu papel, o que você pode fazer e o que precisa da sua atenção.',
  'handlers.space.standing': 'Seu papel nesta organização',
  'handlers.space.may': 'O que você pode fazer',
  'handlers.space.all.LEGAL_REP': 'Tudo desta organização',
  'handlers.space.all.ADMIN': 'Tudo, exceto substituir o representante legal',
  'handlers.space.nothing':
    'Nenhuma autorização está em vigor. Fale com o representante legal ou um administrador.',
  'handlers.space.own': 'Suas autorizações',
  'handlers.space.change': 'A organização quer ampliar esta autorização. Você decide:',
  'handlers.space.info': 'Dados de registro e contato.',
  'handlers.space.certificates': 'Os certificados que assinam em nome da organização.',
  'handlers.space.ending':
    '{count, plural, one {# certificado vence em breve ou já venceu} other {# certificados vencem em breve ou já venceram}}',
  'handlers.letter': 'Carta',
  'handlers.letter.of': 'Carta {number}',
  'handlers.letter.uploaded': 'Carta enviada',
  'letter.purpose': 'Imprima para as duas partes assinarem. A autorização vale sem a carta.',
  'letter.print': 'Imprimir',
  'letter.number': 'Número',
  'letter.company': 'Organização',
  'letter.uscc': 'Código unificado de crédito social',
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
} satisfies Record<keyof typeof zh, string>;
