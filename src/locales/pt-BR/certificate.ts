import type zh from '../zh-CN/certificate';

export default {
  'certificate.heading': 'Entrar com certificado digital',
  'certificate.intro':
    'O arquivo do certificado é aberto e usado só neste dispositivo. O PIN e a chave privada nunca saem dele.',
  'certificate.file': 'Arquivo do certificado',
  'certificate.file.choose': 'Escolha um arquivo .p12 ou .pfx',
  'certificate.file.drop': 'ou solte-o aqui',
  'certificate.file.another': 'Escolher outro arquivo',
  'certificate.file.required': 'Escolha o arquivo do certificado.',
  'certificate.pin': 'PIN',
  'certificate.pin.hint': 'A senha do arquivo, em geral definida ao exportar o certificado.',
  'certificate.pin.show': 'Mostrar PIN',
  'certificate.pin.required': 'Digite o PIN.',
  'certificate.submit': 'Entrar com o certificado',
  'certificate.submitting': 'Verificando o certificado',
  'certificate.opening': 'Este arquivo tem criptografia forte. Abri-lo leva algum tempo.',
  'certificate.opening.label': 'Abrindo o arquivo do certificado',
  'certificate.otherWays': 'Entrar de outra forma',
  'certificate.notBound': 'Se ele é seu, entre de outra forma e vincule-o depois.',
  'certificate.notBound.signIn': 'Entrar e vinculá-lo',
  'certificate.service.found': '“{name}” está conectado. Ele pede o PIN e guarda a chave privada.',
  'certificate.service.toFile': 'Usar um arquivo de certificado',
  'certificate.service.use': 'Usar “{name}”',
  'certificate.facts': 'Sobre o certificado',
  'certificate.subject': 'Emitido para',
  'certificate.issuer': 'Emitido por',
  'certificate.validity': 'Validade',
  'certificate.validity.range': 'de {from} a {to}',
  'certificate.serial': 'Número de série',
  'certificate.boundAt': 'Vinculado em',
  'certificate.state.VALID': 'Válido',
  'certificate.state.EXPIRING': 'Vence em breve',
  'certificate.state.EXPIRED': 'Vencido',
  'certificate.state.REVOKED': 'Revogado',
  'certificate.state.NOT_YET': 'Ainda não é válido',
  'certificate.bind.submit': 'Vincular certificado',
  'certificate.clock.expired': 'Pelo relógio deste dispositivo, o certificado venceu em {at}.',
  'certificate.clock.notYet': 'Pelo relógio deste dispositivo, o certificado só vale a partir de {at}.',
  'certificate.unreachable': 'Não foi possível verificar o certificado. O que você preencheu continua aqui.',
  'certificate.problem.empty': 'Este arquivo está vazio. Escolha outro.',
  'certificate.problem.tooLarge': 'Este arquivo tem mais de {limit} MB; não é um certificado.',
  'certificate.problem.notContainer':
    'Este não é um arquivo de certificado .p12 ou .pfx. Escolha um exportado junto com a chave privada.',
  'certificate.problem.unreadable':
    'Não foi possível ler o arquivo. Talvez tenha sido movido. Escolha-o de novo.',
  'certificate.problem.damaged': 'Este arquivo está danificado. Exporte o certificado de novo.',
  'certificate.problem.unsupported':
    'Não reconhecemos a criptografia deste arquivo. Exporte-o de novo com AES ou 3DES.',
  'certificate.problem.tooManyRounds':
    'Abrir este arquivo demoraria demais: a criptografia usa mais de um milhão de iterações. Exporte-o de novo com menos.',
  'certificate.problem.noKey':
    'Não há chave privada neste arquivo. Exporte o certificado de novo, com a chave privada.',
  'certificate.problem.notRsa': 'Só aceitamos certificados com chave RSA. Use outro certificado.',
  'certificate.problem.noCertificate':
    'Nenhum certificado deste arquivo corresponde à chave privada. Exporte-o de novo.',
  'certificate.problem.wrongPin': 'O PIN está incorreto. Digite-o de novo.',
  'certificate.problem.insecure': 'O navegador só assina em conexão segura. Abra esta página com https.',
  'certificate.problem.notLoaded':
    'Não foi possível carregar o leitor de certificados. Verifique sua conexão e tente de novo.',
  'certificate.problem.canceled': 'A assinatura foi cancelada. Você pode recomeçar.',
  'certificate.problem.serviceSilent':
    'O serviço de chaves não responde. Verifique-o e tente de novo, ou use um arquivo de certificado.',
  'certificate.problem.service':
    'O serviço de chaves não conseguiu assinar. Verifique-o e tente de novo, ou use um arquivo de certificado.',
  'certificate.unlink.label': 'Desvincular o certificado {serial}',
} satisfies Record<keyof typeof zh, string>;
