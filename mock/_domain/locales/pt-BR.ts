import type zh from './zh-CN';

const messages: Record<keyof typeof zh, string> = {
  siteName: 'Portal de Identidade',
  'captcha.question': 'Escreva estes quatro dígitos em algarismos, na ordem: {digits}',
  'digit.0': 'zero',
  'digit.1': 'um',
  'digit.2': 'dois',
  'digit.3': 'três',
  'digit.4': 'quatro',
  'digit.5': 'cinco',
  'digit.6': 'seis',
  'digit.7': 'sete',
  'digit.8': 'oito',
  'digit.9': 'nove',
  'digit.separator': ', ',
  'code.text': '{code} é o seu código para {purpose}. Vale por {minutes} minutos. Não o informe a ninguém.',
  'purpose.login': 'entrar',
  'purpose.register': 'criar sua conta',
  'purpose.reset': 'redefinir sua senha',
  'purpose.appeal': 'enviar um recurso',
  'purpose.bind': 'vincular este contato à sua conta',
  'purpose.stepUp': 'confirmar que é você',
  'purpose.unfreeze': 'descongelar sua conta',
  'purpose.guardian': 'consentir como responsável',
  'mail.passwordChanged':
    'A senha da sua conta {account} foi alterada em {at}, e todos os outros dispositivos foram desconectados. Se não foi você, redefina a senha imediatamente.',
  'mail.activation':
    'Você criou a conta {account}. Abra o link deste e-mail em até {hours} horas para ativá-la. Se não foi você, ignore este e-mail.',
  'message.guardianConsented':
    'Como responsável, você consentiu que {name} criasse a conta {account}. Se não foi você, envie um recurso pelo portal.',
  'message.passwordReset':
    'A senha da sua conta {account} foi redefinida em {at}, e todos os dispositivos foram desconectados. Se não foi você, apresente um recurso imediatamente.',
  'message.unfrozen':
    'Sua conta {account} foi descongelada em {at} e já pode entrar novamente. Se não foi você, apresente um recurso imediatamente.',
  'place.local': 'Rede local',
  'place.beijing': 'Pequim',
  'place.shanghai': 'Xangai',
  'place.guangzhou': 'Guangzhou',
  'notice.welcome.title': 'Boas-vindas ao Portal de Identidade',
  'notice.welcome.text':
    'Consulte sua identidade, gerencie sua conta e use-a para entrar em outros aplicativos.',
  'notice.signInReview.title': 'Confira seus acessos recentes',
  'notice.signInReview.text': 'Se algum horário ou local não for seu, troque a senha o quanto antes.',
  'notice.verify.title': 'Verifique sua identidade',
  'notice.verify.text':
    'Sua identidade ainda não foi verificada. Com a verificação, você pode fazer mais aqui.',
  'notice.handler.title': 'Agora você é responsável operacional de uma empresa',
  'notice.handler.text': 'O representante legal autorizou você a agir em nome da empresa.',
  'notice.appeal.SUBMITTED.title': 'Recurso enviado',
  'notice.appeal.SUBMITTED.text':
    'Recebemos o seu recurso {ticket}. Acompanhe o andamento com o número do protocolo e o seu celular.',
  'notice.appeal.REVIEWING.title': 'Recurso em análise',
  'notice.appeal.REVIEWING.text': 'O seu recurso {ticket} está em análise.',
  'notice.appeal.NEED_MORE.title': 'Seu recurso precisa de mais informações',
  'notice.appeal.NEED_MORE.text':
    'O seu recurso {ticket} precisa de mais informações. Envie-as em até {days} dias; caso contrário, ele será encerrado.',
  'notice.appeal.APPROVED.title': 'Recurso aprovado',
  'notice.appeal.APPROVED.text': 'O seu recurso {ticket} foi aprovado.',
  'notice.appeal.REJECTED.title': 'Recurso recusado',
  'notice.appeal.REJECTED.text': 'O seu recurso {ticket} foi recusado. Leia a nota do analista.',
  'notice.appeal.WITHDRAWN.title': 'Recurso retirado',
  'notice.appeal.WITHDRAWN.text':
    'O seu recurso {ticket} foi retirado. Se não foi você, troque a senha imediatamente.',
  'notice.appeal.CLOSED.title': 'Recurso encerrado',
  'notice.appeal.CLOSED.text':
    'O seu recurso {ticket} foi encerrado. Se ainda precisar de ajuda, envie um novo.',
  'client.demo-app.name': 'Aplicativo de demonstração',
  'client.demo-app.operator': 'Estúdio de Software de Demonstração',
  'client.demo-app.purpose':
    'Testa neste computador o login pelo portal e mostra o que um aplicativo fica sabendo.',
  'client.demo-web.name': 'Serviços de demonstração',
  'client.demo-web.operator': 'Central de Serviços da Cidade de Demonstração',
  'client.demo-web.purpose': 'Atende pedidos on-line e confere quem os faz.',
  'claim.verifiedAt': 'Verificado em {date}',
  'certificate.demo': 'Certificado de demo, contêiner AES',
  'certificate.boss': 'Certificado de boss, contêiner AES',
  'certificate.boss-expiring': 'Certificado de boss, expira em até 30 dias',
  'certificate.legacy': 'Certificado de demo, contêiner 3DES/RC2 como o de versões antigas do Windows',
  'certificate.expired': 'Expirado',
  'certificate.not-yet': 'Ainda não é válido',
  'certificate.revoked': 'Revogado',
  'certificate.unknown-issuer': 'De um emissor não confiável',
  'certificate.not-bound': 'Válido, mas sem conta vinculada',
};

export default messages;
