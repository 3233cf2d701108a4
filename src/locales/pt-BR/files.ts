import type zh from '../zh-CN/files';

export default {
  'files.choose': 'Escolher arquivos',
  'files.drop': 'ou solte ou cole aqui',
  'files.limits':
    'JPG, PNG ou PDF, até {megabytes} MB cada, no máximo {count, plural, one {# arquivo} other {# arquivos}}',
  'files.one': 'Só um arquivo. Remova o outro primeiro.',
  'files.refused': 'Estes não foram incluídos; os demais foram mantidos',
  'files.unreadable': 'Não foi possível ler. Escolha de novo.',
  'files.uploading': '{percent}% enviado',
  'files.progress': 'Envio de {name}',
  'files.done': 'Enviado',
  'files.status': '{done} de {count} arquivos enviados',
  'files.unreachable': 'O envio falhou.',
  'files.retry.one': 'Tentar de novo: {name}',
  'files.remove.one': 'Remover: {name}',
  'files.required': 'Inclua pelo menos um arquivo.',
  'files.wait': 'Ainda há arquivos sendo enviados. Aguarde antes de concluir.',
  'files.mend': 'Um arquivo não foi enviado. Tente de novo ou remova-o antes de concluir.',
} satisfies Record<keyof typeof zh, string>;
