import type zh from '../zh-CN/verification';

const messages: Record<keyof typeof zh, string> = {
  'verification.gonganVerify.needs': 'Seu documento: você vai precisar da validade',
  'verification.gonganVerify.notice':
    'Perguntamos ao registro de população da segurança pública se nome, documento e validade conferem.',
  'verification.gonganVerify.consent':
    'Consinto separadamente no envio do meu nome, documento e validade (dados pessoais sensíveis) à autoridade de segurança pública para verificar minha identidade',
  'verification.providentFundVerify.needs': 'O número da sua conta do fundo de moradia e a cidade',
  'verification.providentFundVerify.notice':
    'Perguntamos ao centro do fundo de moradia da cidade se a conta é sua.',
  'verification.providentFundVerify.consent':
    'Consinto separadamente no envio do meu nome, documento, cidade e conta do fundo de moradia (dados pessoais sensíveis) ao centro do fundo para verificar minha identidade',
  'verification.socialSecurityCardVerify.needs': 'Seu cartão de seguridade social e a cidade',
  'verification.socialSecurityCardVerify.notice':
    'Perguntamos ao órgão de seguridade social da cidade se o cartão é seu.',
  'verification.socialSecurityCardVerify.consent':
    'Consinto separadamente no envio do meu nome, documento, cidade e número do cartão (dados pessoais sensíveis) ao órgão de seguridade social para verificar minha identidade',
  'verification.telecomOperatorsVerify.needs': 'Um celular em seu nome que receba SMS',
  'verification.telecomOperatorsVerify.notice':
    'Enviamos um código ao número e perguntamos à operadora se ele está em seu nome.',
  'verification.telecomOperatorsVerify.consent':
    'Consinto separadamente no envio do meu nome, documento, celular e operadora (dados pessoais sensíveis) à operadora para verificar minha identidade',
  'verification.driverLicenseVerify.needs':
    'Sua carteira de motorista: você vai precisar do número de arquivo',
  'verification.driverLicenseVerify.notice': 'Perguntamos ao órgão de trânsito se a carteira é sua.',
  'verification.driverLicenseVerify.consent':
    'Consinto separadamente no envio do meu nome, documento e número de arquivo da carteira (dados pessoais sensíveis) ao órgão de trânsito para verificar minha identidade',
  'verification.bankCardVerify.needs': 'Seu cartão bancário e o celular cadastrado no banco',
  'verification.bankCardVerify.notice':
    'Enviamos um código a esse número e perguntamos ao banco, pela UnionPay, se tudo confere. Nada é cobrado, e nunca pedimos senha.',
  'verification.bankCardVerify.consent':
    'Consinto separadamente no envio do meu nome, documento, número do cartão e celular (dados pessoais sensíveis) à UnionPay e ao meu banco para verificar minha identidade',
  'verification.alipayVerify.needs': 'O aplicativo de pagamento no celular, verificado em seu nome',
  'verification.alipayVerify.notice':
    'Você confirma na página do aplicativo de pagamento e volta para cá com a resposta.',
  'verification.alipayVerify.consent':
    'Consinto separadamente em sair do portal para o aplicativo de pagamento, e em que ele compare meu nome e documento (dados pessoais sensíveis) para verificar minha identidade',
  'verification.any': 'Basta uma destas verificações:',
  'verification.pair': 'Ou duas diferentes entre estas:',
  'verification.pairLeft': 'Você já tem uma destas. Mais uma também basta:',
  'verification.inPerson':
    'Este nível exige ir pessoalmente ou usar um certificado digital. Nenhuma outra forma on-line chega a ele.',
  'verification.again': 'Verificar de novo',
  'verification.again.why': 'Por exemplo, depois de renovar o documento. Seu nível nunca cai por isso.',
  'verification.wanted': '“{application}” exige o nível {level}.',
  'verification.wanted.back': 'Voltar a “{application}”',
  'verification.minutes': 'Cerca de {minutes, plural, one {# minuto} other {# minutos}}',
  'verification.tries': '{left, plural, one {Resta # tentativa} other {Restam # tentativas}} hoje',
  'verification.reaches': 'Chega a {level}',
  'verification.tries.none': 'Sem tentativas hoje. Mais a partir de {at}',
  'verification.down.text':
    'O registro não pode ser consultado no momento. Volte mais tarde ou escolha outra forma.',
  'verification.none.text': 'Você pode tentar de novo a partir de {at}, ou escolher outra forma.',
  'verification.document.text': 'Escolha outra forma.',
  'verification.running': 'Em verificação',
  'verification.running.open': 'Ver andamento',
  'verification.done': 'Verificado em {at}',
  'verification.failedToday': 'Não conferiu hoje',
  'verification.start': 'Verificar',
  'verification.start.of': 'Verificar: {channel}',
  'verification.failed': 'Não foi possível carregar as formas de verificação',
  'verification.step.notice': 'Antes de começar',
  'verification.step.fields': 'Seus dados',
  'verification.step.query': 'Verificação',
  'verification.step.result': 'Resultado',
  'verification.notice.heading': 'Antes de começar',
  'verification.notice.raises': 'Se tudo conferir, seu nível passa a {level}.',
  'verification.notice.stays': 'Se tudo conferir, seu nível continua {level}.',
  'verification.notice.kept':
    'Se tudo conferir, seu nome e documento passam a ser a identidade verificada da conta, e você não os altera mais por conta própria. Nada mais do que digitar é guardado.',
  'verification.consent.required': 'Marque o consentimento para continuar.',
  'verification.continue': 'Continuar',
  'verification.back': 'Voltar',
  'verification.others': 'Ver outras formas',
  'verification.fields.heading': 'Seus dados',
  'verification.fields.leave.heading': 'Confirme no aplicativo de pagamento',
  'verification.fields.leave.text': 'Ele traz você de volta depois da confirmação.',
  'verification.fields.fixed': 'Já verificado; não pode ser alterado aqui.',
  'verification.fields.changed': 'Seu nível mudou em outra janela. Confira o formulário e envie de novo.',
  'verification.submit': 'Verificar',
  'verification.submitting': 'Enviando',
  'verification.leave': 'Ir ao aplicativo de pagamento',
  'verification.leave.refused': 'O endereço do aplicativo de pagamento não é confiável; não o abrimos.',
  'verification.unreachable': 'Não foi possível enviar. O que você digitou continua aqui.',
  'verification.field.idFrom': 'Válido desde',
  'verification.field.idTo': 'Válido até',
  'verification.field.idTo.endless': 'Sem data de término',
  'verification.field.fundAccount': 'Conta do fundo de moradia',
  'verification.field.cardNo': 'Número do cartão de seguridade social',
  'verification.field.cardNo.help': 'Os 9 dígitos e letras maiúsculas no cartão',
  'verification.field.carrier': 'Operadora',
  'verification.field.carrier.choose': 'Escolha',
  'verification.field.carrier.guessed': 'Sugerida pelo número. Mude se você fez portabilidade.',
  'verification.field.licenceNo': 'Número da carteira',
  'verification.field.licenceNo.help': 'O mesmo do seu documento',
  'verification.field.fileNo': 'Número de arquivo',
  'verification.field.fileNo.help': 'Os 12 dígitos na segunda página da carteira',
  'verification.field.reservedMobile': 'Celular cadastrado no banco',
  'verification.query.heading': 'Verificando seus dados',
  'verification.query.text':
    'Costuma levar alguns segundos, no máximo cerca de {seconds}. Você pode sair desta página: o resultado vai para seus avisos.',
  'verification.query.late':
    'Está demorando mais que o normal. Continuamos esperando; você pode sair, e o resultado vai para seus avisos.',
  'verification.query.failed': 'Não foi possível consultar o andamento',
  'verification.query.unknown': 'Não encontramos esta verificação. Comece de novo.',
  'verification.query.leave': 'Sair desta página',
  'verification.away.heading': 'Aguardando o aplicativo de pagamento',
  'verification.away.text': 'Você ainda não confirmou no aplicativo de pagamento.',
  'verification.away.goOn': 'Continuar no aplicativo de pagamento',
  'verification.result.raised': 'Verificado, e seu nível subiu',
  'verification.result.same': 'Verificado',
  'verification.result.levels': 'Nível de verificação: {before} → {after}',
  'verification.result.stays': 'Seu nível continua {level}.',
  'verification.result.oneMore': 'Mais uma das outras formas leva você a {level}.',
  'verification.result.wantsMore': '“{application}” ainda exige {level}.',
  'verification.result.mismatched': 'Os dados não conferem',
  'verification.result.mismatched.text':
    'Confira cada campo com seu documento, cartão ou conta. Por segurança, não dizemos qual difere.',
  'verification.result.taken': 'Outra conta já tem este documento',
  'verification.result.taken.text': 'Se essa conta é sua, entre com ela. Se não é, apresente um recurso.',
  'verification.result.unavailable': 'O registro não respondeu',
  'verification.result.unavailable.text':
    'Isto não conta como tentativa. Tente de novo mais tarde ou escolha outra forma.',
  'verification.result.canceled': 'Você não confirmou no aplicativo de pagamento',
  'verification.result.canceled.text': 'Nada foi verificado, e isto não conta como tentativa.',
  'verification.result.again': 'Tentar de novo',
  'verification.result.home': 'Ver seu nível',
  'verification.result.back': 'Voltar para onde você estava',
  'verification.return.busy': 'Recebendo a resposta do aplicativo de pagamento',
  'verification.return.incomplete': 'A resposta do aplicativo de pagamento está incompleta. Comece de novo.',
  'verification.return.failed': 'Não foi possível receber a resposta do aplicativo de pagamento',
  'verification.return.again': 'Começar de novo',
  'verification.pairHint': 'Duas diferentes juntas chegam a {level}.',
  'verification.block.down': 'Indisponível no momento',
  'verification.block.none': 'Sem tentativas hoje',
  'verification.block.document': 'Não aceita seu tipo de documento',
  'verification.result.mismatched.app':
    'O aplicativo de pagamento tem outro nome ou documento, diferente do informado aqui.',
};

export default messages;
