import template from './template/pt-BR';
import type zh from './zh-CN';

export default {
  ...template,
  contactHours: 'Dias úteis, das 9h às 18h (horário de Pequim)',
  siteName: 'Portal de Identidade',
  'code.text': '{code} é o seu código para {purpose}. Vale por {minutes} minutos. Não o informe a ninguém.',
  'purpose.login': 'entrar',
  'purpose.register': 'criar sua conta',
  'purpose.reset': 'redefinir sua senha',
  'purpose.appeal': 'apresentar um recurso',
  'purpose.bind': 'vincular este contato à sua conta',
  'purpose.changeMobile': 'alterar seu celular',
  'purpose.stepUp': 'confirmar que é você',
  'purpose.unfreeze': 'desbloquear sua conta',
  'purpose.guardian': 'consentir como responsável',
  'purpose.verify': 'verificar sua identidade',
  'message.phrase': 'Sua frase: “{phrase}”',
  'mail.notice': '{title}: {text}',
  'mail.activation':
    'Você criou a conta {account}. Abra o link deste e-mail em até {hours} horas para ativá-la. Se não foi você, ignore este e-mail.',
  'mail.authorized':
    'Você ofereceu a {name} uma autorização de {start} a {end}. Ela passa a valer quando for aceita. Se não foi você, cancele-a e altere a senha imediatamente.',
  'message.guardianConsented':
    'Como responsável, você consentiu que {name} criasse a conta {account}. Se não foi você, apresente um recurso no portal.',
  'message.unfrozen':
    'Sua conta {account} foi desbloqueada em {at} e já pode entrar de novo. Se não foi você, apresente um recurso imediatamente.',
  'message.exported':
    'Uma cópia dos dados pessoais da sua conta {account} foi baixada em {at}. Se não foi você, altere a senha agora e encerre as outras sessões.',
  'message.canceling':
    'Sua conta {account} está sendo encerrada e termina em {at}. Entre antes disso para mantê-la. Se não foi você, entre agora e altere a senha.',
  'message.cancellationUndone':
    'Você entrou na sua conta {account} em {at}, por isso ela não será encerrada. Se não foi você, redefina a senha agora.',
  'message.lostAccessBegun':
    'Você iniciou uma recuperação da conta {account}. A partir de {until} será possível definir uma nova senha; então enviaremos outro link. Este link mostra o andamento e interrompe a recuperação. Se não foi você, interrompa-a.',
  'message.lostAccessReady':
    'A espera terminou: até {until}, este link define uma nova senha para a conta {account}. Ele também remove um app autenticador. Se não foi você que iniciou isto, interrompa nessa página. Não repasse este link a ninguém.',
  'lostAccess.by.contact': 'por um código para um celular ou e-mail da conta',
  'lostAccess.by.identity': 'pelo aplicativo de pagamento da pessoa do documento',
  'lostAccess.by.appeal': 'por um recurso aprovado',
  'lostAccess.number.replaced': 'O celular foi trocado.',
  'lostAccess.number.kept': 'O celular continua o mesmo.',
  'place.local': 'Rede local',
  'place.beijing': 'Pequim',
  'place.shanghai': 'Xangai',
  'place.guangzhou': 'Guangzhou',
  'notice.welcome.title': 'Boas-vindas ao Portal de Identidade',
  'notice.welcome.text':
    'Consulte sua identidade, gerencie sua conta e use-a para entrar em outros aplicativos.',
  'notice.signInReview.title': 'Confira seus acessos recentes',
  'notice.signInReview.text': 'Se algum horário ou local não for seu, altere a senha o quanto antes.',
  'notice.verify.title': 'Verifique sua identidade',
  'notice.verify.text': 'Você ainda não foi verificado. Com a verificação, você pode fazer mais aqui.',
  'notice.levelUp.title': 'Seu nível de verificação subiu',
  'notice.levelUp.text':
    '“{channel}” conferiu, e seu nível agora é {level}. Se não foi você, altere sua senha imediatamente.',
  'notice.verified.title': 'Sua identidade foi verificada',
  'notice.verified.text':
    '“{channel}” conferiu, e seu nível continua {level}. Se não foi você, altere sua senha imediatamente.',
  'notice.identityVerified.title': 'Sua conta agora tem uma identidade verificada',
  'notice.identityVerified.text':
    'A conta {account} foi verificada como {name}. Se não foi você, desfaça pelo link em até 72 horas e altere a senha.',
  'notice.identityDisplaced.title': 'Outra pessoa verificou o documento da sua conta',
  'notice.identityDisplaced.text':
    'O documento da conta {account} foi verificado por outra conta; por isso, o nome e o número foram removidos da sua. Se a sua estava verificada, ela voltou ao nível 1, os papéis dela terminaram e todos os dispositivos foram desconectados. Se o documento é seu, verifique sua identidade por cartão bancário ou aplicativo de pagamento, ou apresente um recurso.',
  'notice.contactUndone.title': 'Os contatos da sua conta foram restaurados',
  'notice.contactUndone.text':
    'A conta {account} voltou a ter o celular e o e-mail de antes da alteração. As formas de entrar, as perguntas de segurança e as autorizações adicionadas desde então foram removidas, e todos os dispositivos saíram dela. Defina uma nova senha.',
  'notice.identityUndone.title': 'A verificação de identidade foi desfeita',
  'notice.identityUndone.text':
    'A verificação da conta {account} foi desfeita, e todos os dispositivos saíram da conta. Defina uma nova senha: outra pessoa pode ter usado a sua conta.',
  'notice.verifyFailed.title': 'Não foi possível verificar sua identidade',
  'notice.verifyFailed.text':
    '“{channel}”: os dados não conferem. Confira e tente de novo, ou escolha outra forma. Se não foi você, altere sua senha imediatamente.',
  'notice.disowned.title': 'Você informou uma atividade que não foi sua',
  'notice.disowned.text':
    'Se aquele acesso ainda estava aberto, ele foi encerrado. Escolha logo uma nova senha e confira seu celular e seu e-mail.',
  'notice.cancellationUndone.title': 'Sua conta não será encerrada',
  'notice.cancellationUndone.text':
    'Você entrou antes do fim do prazo, e tudo continua como antes. Se ainda quiser encerrá-la, peça de novo. Se não foi você que entrou, altere a senha agora.',
  'notice.handler.title': 'Agora você é representante da conta de uma organização',
  'notice.handler.text': 'O representante legal autorizou você a agir em nome da organização.',
  'notice.role.proven.title': 'Organização adicionada',
  'notice.role.proven.text':
    'Agora você pode agir em nome de {orgName}. Se não foi você, altere a senha imediatamente e apresente um recurso.',
  'notice.role.refused.title': 'Organização não adicionada',
  'notice.role.refused.text':
    'Não foi possível comprovar seu vínculo com {orgName}. Veja o motivo, corrija e tente de novo.',
  'notice.role.applied.title': 'Pedido para ser representante da conta',
  'notice.role.applied.text':
    '{name} pede para ser representante da conta de {orgName}. Confira quem é e aceite ou recuse.',
  'notice.role.accepted.title': 'Convite aceito',
  'notice.role.accepted.text': '{name} aceitou o convite de {orgName}.',
  'notice.role.rejected.title': 'Convite recusado',
  'notice.role.rejected.text': '{name} recusou o convite de {orgName}.',
  'notice.role.withdrawn.title': 'Pedido retirado',
  'notice.role.withdrawn.text':
    '{name} retirou o pedido feito a {orgName}. Você não precisa fazer mais nada.',
  'notice.role.left.title': 'Alguém deixou a organização',
  'notice.role.left.text': '{name} deixou {orgName}. As autorizações dessa pessoa também terminaram.',
  'notice.mobileBound.title': 'Um celular foi adicionado',
  'notice.mobileBound.text':
    'O celular {mobile} foi adicionado à sua conta {account} e já pode ser usado para entrar. Se não foi você, altere a senha imediatamente e apresente um recurso.',
  'notice.mobileChanged.title': 'Seu celular foi alterado',
  'notice.mobileChanged.text':
    'O celular da sua conta {account} foi alterado para {mobile}. Se não foi você, apresente um recurso imediatamente.',
  'notice.emailChanged.title': 'Seu e-mail foi alterado',
  'notice.emailChanged.text':
    'O e-mail da sua conta {account} foi alterado para {email}. Se não foi você, altere a senha agora e apresente um recurso.',
  'notice.passwordChanged.title': 'Sua senha foi alterada',
  'notice.passwordChanged.text':
    'A senha da sua conta {account} foi alterada, e todos os outros dispositivos foram desconectados. Se não foi você, redefina a senha imediatamente.',
  'notice.passwordReset.title': 'Sua senha foi redefinida',
  'notice.passwordReset.text':
    'A senha da sua conta {account} foi redefinida, e todos os dispositivos foram desconectados. Se não foi você, apresente um recurso imediatamente.',
  'notice.questionsChanged.title': 'Suas perguntas de segurança foram alteradas',
  'notice.questionsChanged.text':
    'As perguntas de segurança da sua conta {account} foram alteradas. Se não foi você, altere a senha agora.',
  'notice.bound.title': 'Conta vinculada',
  'notice.bound.text':
    'Uma conta {provider} foi vinculada à sua conta {account} e já pode ser usada para entrar. Se não foi você, desvincule-a e altere sua senha imediatamente.',
  'notice.unbound.title': 'Conta desvinculada',
  'notice.unbound.text':
    'A conta {provider} foi desvinculada da sua conta {account} e não pode mais ser usada para entrar. Se não foi você, altere sua senha imediatamente.',
  'notice.certificateBound.title': 'Certificado vinculado',
  'notice.certificateBound.text':
    'Um certificado digital (número de série {serial}, emitido por {issuer}) foi vinculado à sua conta {account} e já pode ser usado para entrar. Se não foi você, desvincule-o e altere sua senha imediatamente.',
  'notice.authenticatorAdded.title': 'App autenticador adicionado',
  'notice.authenticatorAdded.text':
    'Um app autenticador foi adicionado à sua conta {account}. Para entrar com senha ou SMS agora é preciso o código dele. Se não foi você, desfaça isso em até 72 horas pelo link na nossa mensagem para o seu celular ou e-mail.',
  'notice.authenticatorRemoved.title': 'App autenticador removido',
  'notice.authenticatorRemoved.text':
    'O app autenticador e os códigos de recuperação da sua conta {account} foram removidos, e não é mais preciso o código do app para entrar. Se não foi você, altere sua senha imediatamente.',
  'notice.authenticatorUndone.title': 'O novo app autenticador foi removido',
  'notice.authenticatorUndone.text':
    'O app autenticador adicionado à conta {account} e as alterações feitas desde então foram desfeitos, e todos os dispositivos saíram da conta. Defina uma nova senha.',
  'notice.recoveryCodesMade.title': 'Novos códigos de recuperação',
  'notice.recoveryCodesMade.text':
    'Novos códigos de recuperação foram criados para a sua conta {account}, e os anteriores não funcionam mais. Se não foi você, altere sua senha imediatamente.',
  'notice.recoveryCodeUsed.title': 'Um código de recuperação foi usado',
  'notice.recoveryCodeUsed.text':
    'Um código de recuperação da sua conta {account} foi usado. Códigos restantes: {left}. Se não foi você, altere sua senha e crie novos códigos de recuperação imediatamente.',
  'notice.factorLocked.title': 'Códigos errados na sua conta',
  'notice.factorLocked.text':
    'Alguém digitou códigos errados do app autenticador da conta {account} várias vezes. Talvez conheça a sua senha. Se não foi você, altere sua senha imediatamente.',
  'notice.newBrowser.title': 'Nova entrada na conta',
  'notice.newBrowser.text':
    'Alguém entrou na sua conta {account} em um navegador novo para ela: {device}, {place}, {at}. Se foi você, não é preciso fazer nada. Se não foi, use o link do nosso e-mail em até 72 horas.',
  'notice.signInUndone.title': 'Uma entrada foi desfeita',
  'notice.signInUndone.text':
    'Uma entrada na conta {account} foi denunciada como de outra pessoa. As alterações feitas desde então foram desfeitas, todos os dispositivos saíram da conta e a senha não funciona mais. Defina uma nova senha.',
  'device.unknown': 'dispositivo desconhecido',
  'restored.passkey': 'uma chave de acesso',
  'restored.authenticator': 'o app autenticador',
  'notice.panic.title': 'Sua conta está travada',
  'notice.panic.text':
    'Alguém avisou que outra pessoa está na conta {account}. Todos os dispositivos saíram da conta, e ninguém pode entrar até {until}. Os contatos e as formas de entrar voltaram a ser como há 72 horas, menos as alterações indicadas como do titular, e a senha não funciona mais. Se não foi você, abra o link da mensagem enviada a um contato definido há mais de 72 horas. Se foi, defina uma nova senha e remova o que você perdeu.',
  'notice.factorsRestored.title': 'Formas de entrar removidas voltaram',
  'notice.factorsRestored.text':
    'A conta {account} voltou a um estado anterior. Voltou: {restored}. Se você perdeu algum item, remova-o na segurança da conta.',
  'notice.panicUndone.title': 'A trava da sua conta foi desfeita',
  'notice.panicUndone.text':
    'A trava da conta {account} terminou. Se não foi você, apresente um recurso imediatamente.',
  'notice.phraseChanged.title': 'Frase alterada',
  'notice.phraseChanged.text':
    'A frase nas nossas mensagens para a conta {account} foi definida ou alterada. As mensagens depois desta trazem a nova frase. Se não foi você, entre e trave sua conta imediatamente.',
  'notice.phraseRemoved.title': 'Frase removida',
  'notice.phraseRemoved.text':
    'A frase nas nossas mensagens para a conta {account} foi removida. As mensagens depois desta não trazem frase. Se não foi você, entre e trave sua conta imediatamente.',
  'notice.lostAccessBegun.title': 'Alguém está recuperando sua conta',
  'notice.lostAccessBegun.text':
    'Começou uma recuperação da conta {account}, {proof}: uma pessoa disse que perdeu o que abre a conta. A partir de {until}, essa pessoa pode definir uma nova senha; o app autenticador será removido então. Se não é você, interrompa imediatamente: na segurança da conta, entrando com um código do app ou pelo link, se a nossa mensagem tiver um.',
  'notice.lostAccessReady.title': 'Já é possível definir uma nova senha para sua conta',
  'notice.lostAccessReady.text':
    'A espera da recuperação da conta {account} terminou. Até {until}, quem a iniciou pode definir uma nova senha. Se não é você, interrompa imediatamente.',
  'notice.lostAccessStopped.title': 'A recuperação da sua conta foi interrompida',
  'notice.lostAccessStopped.text':
    'A recuperação da conta {account} foi interrompida. Nada mudou. Se foi você que a iniciou, é possível apresentar um recurso.',
  'notice.lostAccessFinished.title': 'Sua conta foi recuperada',
  'notice.lostAccessFinished.text':
    'A conta {account} tem uma nova senha. Se havia um app autenticador, ele e os códigos de recuperação foram removidos. {number} Todos os dispositivos saíram da conta. Se não foi você, desfaça isso pelo link na nossa mensagem em até 72 horas.',
  'notice.lostAccessUndone.title': 'A recuperação da sua conta foi desfeita',
  'notice.lostAccessUndone.text':
    'A recuperação da conta {account} foi desfeita: o que ela removeu ou trocou voltou, todos os dispositivos saíram da conta e a nova senha não funciona mais. Defina uma nova senha.',
  'notice.passkeyAdded.title': 'Chave de acesso adicionada',
  'notice.passkeyAdded.text':
    'Uma chave de acesso foi adicionada à sua conta {account} e já pode ser usada para entrar. Se não foi você, remova-a e altere sua senha imediatamente.',
  'notice.passkeySaved.title': 'Seu navegador salvou uma chave de acesso',
  'notice.passkeySaved.text':
    'Depois de uma entrada na conta {account} com senha, o navegador salvou uma chave de acesso, que agora pode ser usada para entrar. Você não precisa fazer nada. Se não foi você que entrou, remova-a e mude a senha imediatamente.',
  'notice.passkeyRemoved.title': 'Chave de acesso removida',
  'notice.passkeyRemoved.text':
    'Uma chave de acesso foi removida da sua conta {account} e não pode mais ser usada para entrar. Se não foi você, altere sua senha imediatamente.',
  'notice.passkeyUndone.title': 'A nova chave de acesso foi removida',
  'notice.passkeyUndone.text':
    'A chave de acesso adicionada à conta {account} e as alterações feitas desde então foram desfeitas, e todos os dispositivos saíram da conta. Defina uma nova senha.',
  'notice.passkeyCopied.title': 'Uma chave de acesso pode ter sido copiada',
  'notice.passkeyCopied.text':
    'Alguém pode ter usado uma cópia de uma chave de acesso da sua conta {account}. Nós a removemos se você tem outra forma de entrar. Adicione uma nova chave de acesso e, se não foi você, altere sua senha imediatamente.',
  'notice.certificateUnbound.title': 'Certificado desvinculado',
  'notice.certificateUnbound.text':
    'Um certificado digital (número de série {serial}, emitido por {issuer}) foi desvinculado da sua conta {account} e não pode mais ser usado para entrar. Se não foi você, altere sua senha imediatamente.',
  'notice.accountLinked.title': 'Outra conta foi vinculada à sua',
  'notice.accountLinked.text':
    'A conta {other} foi verificada como da mesma pessoa e agora está vinculada à sua conta {account}. Se não foi você, desfaça isso pelo link em até 72 horas e altere sua senha.',
  'notice.accountJoined.title': 'Sua conta foi vinculada a outra',
  'notice.accountJoined.text':
    'Sua conta {account} agora está vinculada a {other}: as duas são da mesma pessoa verificada. Se não foi você, altere sua senha imediatamente.',
  'notice.linkUndone.title': 'As contas não estão mais vinculadas',
  'notice.linkUndone.text': 'O titular de {other} desfez o vínculo com a sua conta {account}.',
  'notice.accountSwitched.title': 'Sua conta foi aberta a partir de outra',
  'notice.accountSwitched.text':
    'Alguém trocou de {other} para a sua conta {account} em um navegador pela primeira vez. Se não foi você, encerre essa sessão e altere sua senha imediatamente.',
  'notice.primary.title': 'Conta principal alterada',
  'notice.primary.text':
    'Entrar com um código por SMS agora abre a conta {account}. Se não foi você, altere sua senha imediatamente.',
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
    'O seu recurso {ticket} foi retirado. Se não foi você, altere a senha imediatamente.',
  'notice.appeal.CLOSED.title': 'Recurso encerrado',
  'notice.appeal.CLOSED.text':
    'O seu recurso {ticket} foi encerrado. Se ainda precisar de ajuda, apresente um novo.',
  'notice.authorization.PENDING.title': 'Alguém quer autorizar você',
  'notice.authorization.PENDING.text':
    '{name} pede que você aja em seu nome de {start} a {end}. Veja o que está incluído e depois aceite ou recuse.',
  'notice.authorization.ACTIVE.title': 'Sua autorização foi aceita',
  'notice.authorization.ACTIVE.text':
    '{name} aceitou sua autorização de {start} a {end}. Você pode revogá-la quando quiser.',
  'notice.authorization.REJECTED.title': 'Sua autorização foi recusada',
  'notice.authorization.REJECTED.text': '{name} recusou sua autorização.',
  'notice.authorization.CANCELLED.title': 'Uma autorização foi cancelada',
  'notice.authorization.CANCELLED.text':
    '{name} cancelou a autorização oferecida a você. Não é preciso fazer mais nada.',
  'notice.authorization.REVOKED.title': 'Uma autorização foi revogada',
  'notice.authorization.REVOKED.text':
    '{name} revogou a autorização de {start} a {end}. Ela terminou na hora.',
  'notice.authorization.otherPerson.title': 'Uma autorização terminou',
  'notice.authorization.otherPerson.text':
    'A autorização para {name}, de {start} a {end}, terminou porque a conta autorizada não pertence mais a essa pessoa.',
  'notice.companyCertificate.bound.title': 'Certificado da organização vinculado',
  'notice.companyCertificate.bound.text':
    '{name} vinculou um certificado digital (número de série {serial}, emitido por {issuer}) a {company}. Se você não esperava isso, confira já os certificados da organização.',
  'notice.companyCertificate.unbound.title': 'Certificado da organização desvinculado',
  'notice.companyCertificate.unbound.text':
    '{name} desvinculou um certificado digital (número de série {serial}, emitido por {issuer}) de {company}. Se você não esperava isso, confira já os certificados da organização.',
  'notice.companyCertificate.expiring.title': 'Um certificado da organização vence em breve',
  'notice.companyCertificate.expiring.text':
    'O certificado digital {serial} de {company} vence em {end}. Vincule um novo antes disso.',
  'notice.role.displaced.title': 'Seu papel não comprovado em uma organização terminou',
  'notice.role.displaced.text':
    'Outra pessoa comprovou ser {capacity} de {orgName}. Seu papel nunca foi comprovado e terminou. Se não concordar, apresente um recurso.',
  'notice.role.claimed.title': 'Novo papel na sua organização',
  'notice.role.claimed.text':
    '{name} comprovou ser {capacity} de {orgName}. Se não concordar, apresente um recurso.',
  'notice.role.otherPerson.title': 'Seu papel em uma organização terminou',
  'notice.role.otherPerson.text':
    'O convite ou papel em {orgName} era para outra pessoa, e sua conta agora está verificada com outra identidade. Por isso, foi cancelado.',
  'notice.role.wrongPerson.title': 'Um papel na sua organização terminou',
  'notice.role.wrongPerson.text':
    'Uma conta com papel ou convite em {orgName} agora está verificada como outra pessoa. O papel ou convite foi cancelado. Se for preciso, convide a pessoa certa de novo.',
  'notice.legalRep.invited.title': 'Pedido para você ser representante legal',
  'notice.legalRep.invited.text':
    '{company} pede que você seja representante legal. Aceite ou recuse até {end}.',
  'notice.legalRep.asked.title': 'Um novo representante legal foi convidado',
  'notice.legalRep.asked.text':
    '{name} recebeu o convite para ser representante legal de {company}. Até o aceite, o representante legal continua sendo você. Se não foi você, retire o convite imediatamente e altere a senha.',
  'notice.legalRep.begun.title': 'Agora você é representante legal',
  'notice.legalRep.begun.text':
    'O registro indica você como representante legal de {company}. Agora você pode fazer tudo em nome dela. Se não foi você, altere a senha imediatamente e apresente um recurso.',
  'notice.legalRep.ended.title': 'Você não representa mais uma organização',
  'notice.legalRep.ended.text':
    '{name} agora é representante legal de {company}. Seu papel ali terminou. Se não concordar, apresente um recurso.',
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
  'client.demo-app.name': 'Aplicativo de demonstração',
  'client.demo-app.operator': 'Estúdio de Software de Demonstração',
  'client.demo-app.purpose':
    'Testa neste computador o login pelo portal e mostra o que um aplicativo fica sabendo.',
  'client.demo-web.name': 'Serviços de demonstração',
  'client.demo-web.operator': 'Central de Serviços da Cidade de Demonstração',
  'client.demo-web.purpose': 'Atende pedidos on-line e confere quem os faz.',
  'client.city-parking.name': 'Estacionamento de demonstração',
  'client.city-parking.operator': 'Departamento de Estacionamento da Cidade de Demonstração',
  'client.city-parking.purpose': 'Encontra vagas, recebe as tarifas e envia os recibos a você.',
  'client.city-library.name': 'Biblioteca de demonstração',
  'client.city-library.operator': 'Biblioteca da Cidade de Demonstração',
  'client.city-library.purpose': 'Emite sua carteirinha e permite emprestar, renovar e reservar livros.',
  'client.city-clinic.name': 'Clínica de demonstração',
  'client.city-clinic.operator': 'Serviços de Saúde da Cidade de Demonstração',
  'client.city-clinic.purpose': 'Agenda consultas e vacinas e envia lembretes.',
  'claim.verifiedAt': 'Verificado em {date}',
  'certificate.demo': 'Certificado de demo, contêiner AES',
  'certificate.boss': 'Certificado de boss, contêiner AES',
  'certificate.boss-expiring': 'Certificado de boss, expira em até 30 dias',
  'certificate.legacy': 'Certificado de demo, contêiner 3DES/RC2 como o de versões antigas do Windows',
  'certificate.expired': 'Expirado',
  'certificate.not-yet': 'Ainda não é válido',
  'certificate.revoked': 'Revogado',
  'certificate.unknown-issuer': 'De um emissor não confiável',
  'certificate.not-bound': 'Válido, emitido para newcomer, ainda não vinculado',
  'certificate.company': 'Certificado da primeira organização de boss, vinculado',
  'certificate.company-expiring':
    'Certificado da primeira organização de boss, vinculado, expira em até 30 dias',
  'certificate.company-fresh': 'Certificado da primeira organização de boss, ainda não vinculado',
  'certificate.company-second': 'Certificado da segunda organização de boss, ainda não vinculado',
  'certificate.company-third': 'Certificado da organização de demo que o portal ainda não tem',
  'certificate.company-revoked': 'Certificado da primeira organização de boss, revogado',
} satisfies Record<keyof typeof zh, string>;
