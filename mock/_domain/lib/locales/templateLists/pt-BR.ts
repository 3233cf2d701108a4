import type zh from './zh-CN';

export default {
  'rule.description': 'O que a regra {number} faz',
  'article.subject.DESIGN': 'Design',
  'article.subject.FORMS': 'Formulários',
  'article.subject.LISTS': 'Listas',
  'article.subject.CHARTS': 'Gráficos',
  'article.subject.ACCESS': 'Acessibilidade',
  'article.subject.SPEED': 'Desempenho',
  'article.title.steps': '{subject}: por onde começar',
  'article.title.report': '{subject}: um relato prático',
  'article.title.mistakes': '{subject}: erros comuns',
  'article.title.checklist': '{subject}: lista de verificação antes do lançamento',
  'article.abstract.steps':
    '{subject} do começo ao fim: veja o que as pessoas querem resolver antes de decidir como fazer.',
  'article.abstract.report':
    '{subject} depois de seis semanas de trabalho: o que ajudou, o que não ajudou e o que os números dizem.',
  'article.abstract.mistakes':
    '{subject} em vinte revisões: cada problema com a correção e o motivo de ele sempre voltar.',
  'article.abstract.checklist':
    '{subject} ponto por ponto: se o teclado alcança, se o texto está claro e se uma conexão lenta basta.',
  'goods.water': 'Água mineral 550 ml',
  'goods.tea': 'Chá gelado 300 ml',
  'goods.crisps': 'Batata frita',
  'goods.lamp': 'Luminária de mesa',
  'refund.courier': 'Entregas Exemplo',
  'order.product': 'Plano de serviço de exemplo',
} satisfies Record<keyof typeof zh, string>;
