import type zh from '../zh-CN/info';

export default {
  'info.purpose': 'Seu celular e endereços, quem pode agir por você e quais aplicativos veem seus dados.',
  'info.failed': 'Não foi possível carregar parte das informações',
  'info.back': 'Voltar às informações pessoais',
  'info.mobile.about': 'Para entrar, receber códigos e alertas.',
  'info.mobile.none': 'Nenhum ainda',
  'info.addresses.about': 'Endereços de entrega para escolher quando precisar.',
  'info.authorizations.about': 'Quem pode agir por você e por quem você pode agir.',
  'info.authorizations.waiting':
    '{count, plural, =0 {Nenhum pedido pendente} one {# pedido pendente} other {# pedidos pendentes}}',
  'info.grants.about': 'Aplicativos que podem ver seus dados.',
  'info.grants.count':
    '{count, plural, =0 {Nenhum aplicativo tem acesso} one {# aplicativo tem acesso} other {# aplicativos têm acesso}}',
  'info.mobile.purpose': 'Altere o número com que você entra e recebe códigos.',
  'info.mobile.step.prove': 'Confirmar identidade',
  'info.mobile.step.number': 'Novo número',
  'info.mobile.step.done': 'Concluído',
  'info.mobile.heading.prove': 'Primeiro, confirme que é você',
  'info.mobile.heading.number': 'Informe o novo número',
  'info.mobile.heading.bind': 'Adicione um celular',
  'info.mobile.why.prove':
    'O celular serve para entrar e redefinir a senha, por isso confirme antes o número atual.',
  'info.mobile.why.number':
    'Enviaremos um código ao novo número. A alteração vale na hora, e avisaremos o número antigo por SMS.',
  'info.mobile.why.bind': 'Com ele você entra por SMS e recupera o acesso se esquecer a senha.',
  'info.mobile.method': 'Como confirmar',
  'info.mobile.method.sms': 'Código para o número antigo',
  'info.mobile.method.verification': 'Verificação de identidade',
  'info.mobile.method.certificate': 'Certificado',
  'info.mobile.verify':
    'Verifique sua identidade de uma destas formas. Você volta para cá e tem 10 minutos para concluir.',
  'info.mobile.verified': 'Já verifiquei, continuar',
  'info.mobile.old': 'Enviaremos o código ao seu número atual, {mobile}.',
  'info.mobile.prove': 'Confirmar',
  'info.mobile.proving': 'Confirmando',
  'info.mobile.lost': 'Nenhuma dessas formas serve? Apresente um recurso',
  'info.mobile.change': 'Alterar o celular',
  'info.mobile.bind': 'Adicionar o celular',
  'info.mobile.taken': '{mobile} pertence a outra conta',
  'info.mobile.taken.text':
    'Este número está vinculado a outra conta e não pode ser transferido. Use outro; se ele agora é seu, apresente um recurso.',
  'info.mobile.taken.appeal': 'Recurso: número em uso',
  'info.mobile.again.proofOver': 'A confirmação expirou, e o número não foi alterado. Confirme de novo.',
  'info.mobile.again.numberChanged':
    'Seu número foi alterado para {mobile} em outro lugar, e a confirmação não vale mais. Comece de novo.',
  'info.mobile.changed': 'Celular alterado',
  'info.mobile.changed.text': 'Era {from} e agora é {to}. Entre e receba códigos com o novo.',
  'info.mobile.changed.told': 'Avisamos {from} por SMS.',
  'info.mobile.bound': 'Celular adicionado',
  'info.mobile.bound.text': 'Agora você pode entrar e receber códigos com {to}.',
  'info.mobile.verify.fresh': 'Você acabou de verificar sua identidade e pode continuar.',
} satisfies Record<keyof typeof zh, string>;
