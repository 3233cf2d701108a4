import type zh from './zh-CN';

export default {
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
    '{subject} from start to finish: look at what people want to get done before you decide how to build it.',
  'article.abstract.report':
    '{subject} after six weeks of work: what helped, what didn’t, and what the numbers say.',
  'article.abstract.mistakes':
    '{subject} in twenty reviews: each problem with a way to mend it, and why it keeps coming back.',
  'article.abstract.checklist':
    '{subject} point by point: whether the keyboard reaches it, the words are clear, and a slow connection is enough.',
  'goods.water': 'Mineral water 550 ml',
  'goods.tea': 'Herbal tea 300 ml',
  'goods.crisps': 'Potato chips',
  'goods.lamp': 'Desk lamp',
  'refund.courier': 'Sample Courier',
  'order.product': 'Sample service plan',
} satisfies Record<keyof typeof zh, string>;
