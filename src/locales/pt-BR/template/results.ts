import type zh from '../../zh-CN/template/results';

export default {
  'template.success.failed': 'Não foi possível carregar o projeto',
  'template.success.title': 'Envio concluído',
  'template.success.text': 'O projeto está em análise. Veja abaixo o andamento.',
  'template.success.sample': 'Este é um projeto de exemplo. Ninguém o enviou.',
  'template.success.list': 'Voltar à lista',
  'template.success.print': 'Imprimir',
  'template.success.project': 'Projeto',
  'template.success.name': 'Nome do projeto',
  'template.success.number': 'ID do projeto',
  'template.success.principal': 'Encarregado',
  'template.success.effective': 'Vigência',
  'template.success.effective.days': '{start} a {end}',
  'template.success.step.create': 'Criação do projeto',
  'template.success.step.department': 'Análise inicial do departamento',
  'template.success.step.finance': 'Análise financeira',
  'template.success.step.finish': 'Conclusão',
  'template.success.step.done': 'Feito por {by}, {at}',
  'template.success.step.current': 'Em andamento',
  'template.success.step.current.by': 'Em andamento, com {by}',
  'template.success.step.ahead': 'Não iniciada',
  'template.fail.title': 'O envio falhou',
  'template.fail.text': 'Confira e corrija as informações a seguir antes de enviar de novo.',
  'template.fail.unfreeze':
    'Uma conta bloqueada é desbloqueada ao entrar. Antes, você sairá da conta, e o que não foi enviado será apagado.',
} satisfies Record<keyof typeof zh, string>;
