import type zh from './zh-CN';

const messages: Record<keyof typeof zh, string> = {
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
    'Antes de decidir como fazer, veja o que as pessoas querem resolver. Um pequeno exemplo do começo ao fim.',
  'article.abstract.report':
    'Seis semanas de trabalho em um texto: o que ajudou, o que não ajudou e o que os números dizem.',
  'article.abstract.mistakes':
    'Reunidos de vinte revisões, cada um com a correção e o motivo de ele sempre voltar.',
  'article.abstract.checklist':
    'Confira ponto por ponto: o teclado alcança, o texto está claro, funciona com conexão lenta?',
  'goods.water': 'Água mineral 550 ml',
  'goods.tea': 'Chá gelado 300 ml',
  'goods.crisps': 'Batata frita',
  'goods.lamp': 'Luminária de mesa',
  'refund.courier': 'Entregas Exemplo',
  'order.product': 'Plano de serviço de exemplo',
};

export default messages;
