import type zh from './zh-CN';

const messages: Record<keyof typeof zh, string> = {
  'rule.description': 'What rule {number} does',
  'article.subject.DESIGN': 'Design',
  'article.subject.FORMS': 'Forms',
  'article.subject.LISTS': 'Lists',
  'article.subject.CHARTS': 'Charts',
  'article.subject.ACCESS': 'Accessibility',
  'article.subject.SPEED': 'Performance',
  'article.title.steps': '{subject}: where to start',
  'article.title.report': '{subject}: a field report',
  'article.title.mistakes': '{subject}: common mistakes',
  'article.title.checklist': '{subject}: a checklist before release',
  'article.abstract.steps':
    'Before you decide how to build it, look at what people want to get done. One small example from start to finish.',
  'article.abstract.report':
    'Six weeks of work in one text: what helped, what didn’t, and what the numbers say.',
  'article.abstract.mistakes':
    'Collected from twenty reviews, each with a way to mend it and the reason why it keeps coming back.',
  'article.abstract.checklist':
    'Go through it point by point: does the keyboard reach it, are the words clear, does it work on a slow connection?',
  'goods.water': 'Mineral water 550 ml',
  'goods.tea': 'Herbal tea 300 ml',
  'goods.crisps': 'Potato chips',
  'goods.lamp': 'Desk lamp',
  'refund.courier': 'Sample Courier',
  'order.product': 'Sample service plan',
};

export default messages;
