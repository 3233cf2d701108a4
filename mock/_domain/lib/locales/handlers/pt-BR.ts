import type zh from './zh-CN';

export default {
  'list.separator': ', ',
  'capacity.ADMIN': 'administrador',
  'capacity.LEGAL_REP': 'representante legal',
  'capacity.HANDLER': 'representante da conta',
  'companyMatter.ALL': 'todos os assuntos',
  'companyMatter.COMPANY_INFO': 'dados da organização',
  'companyMatter.CERTIFICATES': 'certificados',
  'companyMatter.TAX': 'impostos',
  'companyMatter.SOCIAL_SECURITY': 'previdência social',
  'companyMatter.PROVIDENT_FUND': 'fundo habitacional',
  'companyMatter.PERMITS': 'licenças',
  'companyMatter.ANNUAL_REPORT': 'relatório anual',
  'notice.handler.invited.title': 'Uma organização convida você',
  'notice.handler.invited.text':
    '{company} convida você para ser {capacity} de {start} a {end}. Veja o convite e depois aceite ou recuse.',
  'notice.handler.accepted.title': 'Seu pedido foi aceito',
  'notice.handler.accepted.text':
    '{company} aceitou você como representante da conta. Você poderá agir em nome dela quando receber uma autorização.',
  'notice.handler.rejected.title': 'Seu pedido foi recusado',
  'notice.handler.rejected.text': '{company} recusou seu pedido para ser representante da conta.',
  'notice.handler.withdrawn.title': 'Um convite foi retirado',
  'notice.handler.withdrawn.text': '{company} retirou o convite feito a você. Não é preciso fazer mais nada.',
  'notice.handler.dates.title': 'Seu prazo em uma organização mudou',
  'notice.handler.dates.text': '{company} alterou seu prazo: agora ele vai de {start} a {end}.',
  'notice.handler.ended.title': 'Seu papel em uma organização terminou',
  'notice.handler.ended.text':
    '{company} encerrou seu papel e, com ele, todas as autorizações que deu a você.',
  'notice.companyAuthorization.offered.title': 'Uma organização quer autorizar você',
  'notice.companyAuthorization.offered.text':
    '{company} pede que você cuide de {matters} de {start} a {end} (número {number}). Veja a autorização e depois aceite ou recuse.',
  'notice.companyAuthorization.offerChanged.title': 'Uma autorização oferecida a você mudou',
  'notice.companyAuthorization.offerChanged.text':
    '{company} alterou a autorização {number} antes do seu aceite: {matters}, de {start} a {end}. Veja a autorização e depois aceite ou recuse.',
  'notice.companyAuthorization.withdrawn.title': 'Uma autorização foi retirada',
  'notice.companyAuthorization.withdrawn.text':
    '{company} retirou a autorização {number}. Não é preciso fazer mais nada.',
  'notice.companyAuthorization.narrowed.title': 'Sua autorização foi reduzida',
  'notice.companyAuthorization.narrowed.text':
    '{company} alterou a autorização {number}, e isso já vale. Você ainda pode cuidar de {matters}, até {end}.',
  'notice.companyAuthorization.widening.title': 'Uma organização quer ampliar sua autorização',
  'notice.companyAuthorization.widening.text':
    '{company} quer alterar a autorização {number} para {matters}, até {end}. Enquanto você não aceitar, ela fica como está.',
  'notice.companyAuthorization.wideningWithdrawn.title': 'Uma alteração da sua autorização foi retirada',
  'notice.companyAuthorization.wideningWithdrawn.text':
    '{company} retirou a alteração da autorização {number}, que fica como está.',
  'notice.companyAuthorization.revoked.title': 'Uma autorização foi revogada',
  'notice.companyAuthorization.revoked.text':
    '{company} revogou a autorização {number}. Ela terminou na hora.',
  'notice.companyAuthorization.accepted.title': 'Um representante da conta aceitou uma autorização',
  'notice.companyAuthorization.accepted.text': '{name} aceitou a autorização {number} de {company}.',
  'notice.companyAuthorization.rejected.title': 'Um representante da conta recusou uma autorização',
  'notice.companyAuthorization.rejected.text': '{name} recusou a autorização {number} de {company}.',
  'notice.companyAuthorization.wideningAccepted.title': 'Um representante da conta aceitou uma alteração',
  'notice.companyAuthorization.wideningAccepted.text':
    '{name} aceitou a alteração da autorização {number} de {company}. Ela já vale.',
  'notice.companyAuthorization.wideningRejected.title': 'Um representante da conta recusou uma alteração',
  'notice.companyAuthorization.wideningRejected.text':
    '{name} recusou a alteração da autorização {number} de {company}, que fica como está.',
  'notice.companyAuthorization.resigned.title': 'Um representante da conta renunciou a uma autorização',
  'notice.companyAuthorization.resigned.text':
    '{name} renunciou à autorização {number} de {company}. Ela terminou na hora.',
} satisfies Record<keyof typeof zh, string>;
