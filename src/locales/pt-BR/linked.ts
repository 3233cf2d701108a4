import type zh from '../zh-CN/linked';

const messages: Record<keyof typeof zh, string> = {
  'linked.accounts.purpose': 'Veja todas as suas contas, mude de uma para outra ou escolha a principal.',
  'linked.accounts.heading': 'Suas contas',
  'linked.accounts.failed': 'Não foi possível carregar suas contas',
  'linked.accounts.gone': 'Esta conta não está mais entre as suas. A lista foi atualizada.',
  'linked.accounts.alone': 'Esta é sua única conta',
  'linked.accounts.alone.text':
    'Outras contas verificadas com o mesmo documento aparecem aqui, e você pode trocar de uma para outra depois de confirmar que é você.',
  'linked.accounts.alone.unverified':
    'Sua identidade ainda não foi verificada. Depois disso, outras contas com o mesmo documento aparecem aqui, e você pode mudar de uma para outra.',
  'linked.accounts.verify': 'Verificar sua identidade',
  'linked.account': 'Conta',
  'linked.userType': 'Tipo de usuário',
  'linked.level': 'Nível',
  'linked.source': 'Origem',
  'linked.source.REGISTERED': 'Cadastro próprio',
  'linked.source.PROVIDER': 'Criada por um provedor',
  'linked.source.COMPANY': 'Criada para uma empresa',
  'linked.lastLogin': 'Último acesso',
  'linked.never': 'Nunca',
  'linked.acts': 'Ações',
  'linked.current': 'Atual',
  'linked.primary': 'Principal',
  'linked.switch.act': 'Trocar',
  'linked.switch.label': 'Trocar para {account}',
  'linked.switch.means':
    'Antes da troca você confirma que é você; depois, este navegador sai da conta atual.',
  'linked.primary.act': 'Tornar principal',
  'linked.primary.label': 'Tornar principal: {account}',
  'linked.primary.means':
    'Quando várias contas usam o mesmo celular, um código por SMS enviado a ele abre a conta principal.',
  'linked.primary.done': 'A conta principal agora é {account}',
  'linked.held.FROZEN': 'Congelada: não é possível trocar para ela',
  'linked.held.CANCELLING':
    'Em encerramento: não é possível trocar, pois entrar nela desfaria o encerramento',
  'linked.unreachable': 'Não foi concluído. Verifique sua conexão e tente de novo.',
  'linked.bindings.purpose':
    'Veja quais contas de outros provedores entram aqui, desvincule-as ou vincule outra.',
  'linked.bindings.heading': 'Contas vinculadas',
  'linked.bindings.failed': 'Não foi possível carregar as contas vinculadas',
  'linked.bindings.empty': 'Nenhuma conta vinculada ainda. Vincule uma para entrar com ela, sem senha.',
  'linked.bindings.gone': 'Esta conta já foi desvinculada, talvez em outra aba. A lista foi atualizada.',
  'linked.nickname': 'Apelido',
  'linked.boundAt': 'Vinculada em',
  'linked.lastUsed': 'Último uso',
  'linked.lastWay':
    'Esta é sua única forma de entrar e não pode ser desvinculada. Antes, defina uma senha ou adicione um celular.',
  'linked.unlink': 'Desvincular',
  'linked.unlink.label': 'Desvincular {provider}',
  'linked.unlink.ask': 'Desvincular {provider}?',
  'linked.unlink.text': 'A conta {provider} {nickname} não entrará mais nesta conta.',
  'linked.unlink.left': 'Você ainda poderá entrar com:',
  'linked.unlink.yes': 'Desvincular',
  'linked.unlink.no': 'Manter',
  'linked.unlink.busy': 'Desvinculando',
  'linked.unlink.done': '{provider}: conta desvinculada',
  'linked.way.password': 'Senha',
  'linked.way.sms': 'Código por SMS',
  'linked.way.certificate': 'Certificado digital',
  'linked.another.heading': 'Vincular outra conta',
  'linked.another.means':
    'Você será levado ao provedor escolhido. Na primeira vez, digite de novo a senha desta conta.',
  'linked.another.none': 'Tudo o que pode ser vinculado já está vinculado.',
  'linked.another.failed': 'Não foi possível carregar o que pode ser vinculado',
  'linked.another.link': 'Vincular',
  'linked.another.noPassword': 'Vincular outra conta exige a senha desta, e você ainda não definiu uma.',
  'linked.another.setPassword': 'Definir uma senha',
};

export default messages;
