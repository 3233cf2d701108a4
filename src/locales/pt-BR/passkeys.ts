import type zh from '../zh-CN/passkeys';

export default {
  'passkeys.heading': 'Chaves de acesso',
  'passkeys.purpose':
    'Entre com a digital, o rosto ou o bloqueio de tela, sem senha. A chave de acesso fica nos seus dispositivos ou no gerenciador de senhas e não funciona em sites falsos.',
  'passkeys.failed': 'Não foi possível carregar suas chaves de acesso',
  'passkeys.empty': 'Você ainda não tem uma chave de acesso.',
  'passkeys.unsupported':
    'Este navegador não aceita chaves de acesso. Atualize-o ou adicione uma em outro dispositivo.',
  'passkeys.full': 'Você tem {max} chaves de acesso, o máximo permitido. Remova uma que não usa mais.',
  'passkeys.unnamed': 'Chave de acesso',
  'passkeys.createdAt': 'Adicionada',
  'passkeys.synced': 'Sincronizada entre seus dispositivos',
  'passkeys.single': 'Em um único dispositivo',
  'passkeys.add': 'Adicionar uma chave de acesso',
  'passkeys.adding': 'Adicionando',
  'passkeys.added': 'Chave de acesso adicionada',
  'passkeys.upgraded': 'Seu gerenciador de senhas a salvou. Da próxima vez, você pode entrar sem a senha.',
  'passkeys.rename': 'Renomear',
  'passkeys.rename.label': 'Renomear {name}',
  'passkeys.renamed': 'Nome salvo',
  'passkeys.name': 'Nome',
  'passkeys.name.hint': 'Para você reconhecê-la, até {max} caracteres. Deixe vazio para mostrar o provedor.',
  'passkeys.name.long': 'O nome é longo demais. Reduza para 40 caracteres.',
  'passkeys.name.text': 'O nome tem caracteres invisíveis. Apague-os e digite de novo.',
  'passkeys.remove.label': 'Remover {name}',
  'passkeys.remove.ask': 'Remover {name}?',
  'passkeys.remove.text':
    'Não será mais possível entrar com ela. Você também pode apagá-la no dispositivo ou no gerenciador de senhas.',
  'passkeys.removed': 'Chave de acesso removida',
  'passkeys.gone': 'Esta chave de acesso já foi removida, talvez em outra aba.',
  'passkeys.lastWay':
    'É sua única forma de entrar, por isso não pode ser removida. Defina uma senha ou adicione um celular primeiro.',
  'passkeys.unreachable': 'Não funcionou.',
  'passkeys.problem.cancelled': 'Foi cancelado ou demorou demais. Tente de novo.',
  'passkeys.problem.exists':
    'Este dispositivo ou gerenciador de senhas já tem uma chave de acesso desta conta.',
  'passkeys.problem.incapable':
    'Este dispositivo ainda não pode usar chaves de acesso. Configure antes o bloqueio de tela, a digital ou o rosto.',
  'passkeys.problem.refused':
    'O navegador não permite chaves de acesso aqui. Abra este site diretamente no navegador.',
  'passkeys.offer.title': 'Entre mais rápido na próxima vez',
  'passkeys.offer.text':
    'Adicione uma chave de acesso neste dispositivo: a digital, o rosto ou o bloqueio de tela substitui a senha.',
  'passkeys.offer.later': 'Agora não',
  'passkeys.offer.never': 'Não perguntar de novo',
  'passkeys.confirm': 'Confirme com uma chave de acesso do seu dispositivo.',
  'passkeys.confirm.target': 'Confirme com uma chave de acesso da conta {account}.',
  'passkeys.use': 'Usar uma chave de acesso',
  'passkeys.using': 'Confirme no dispositivo',
} satisfies Record<keyof typeof zh, string>;
