/** What the portal says in the legacy template's lists and profiles. */
export default {
  'rule.description': '第 {number} 条规则的说明',
  'article.subject.DESIGN': '设计',
  'article.subject.FORMS': '表单',
  'article.subject.LISTS': '列表',
  'article.subject.CHARTS': '图表',
  'article.subject.ACCESS': '无障碍',
  'article.subject.SPEED': '性能',
  'article.title.steps': '{subject}：从哪里开始',
  'article.title.report': '{subject}：一次实践的总结',
  'article.title.mistakes': '{subject}：常见的错误',
  'article.title.checklist': '{subject}：上线前的检查清单',
  'article.abstract.steps':
    '第一次负责{subject}时，先看清使用者要完成什么，再决定怎么做。本文用一个小例子走完全程。',
  'article.abstract.report':
    '我们用六周时间改进了{subject}，记录了哪些做法有效、哪些没有，以及数据说明了什么。',
  'article.abstract.mistakes':
    '从二十次评审中整理出关于{subject}的问题，每一个都给出改法，并说明为什么会一再出现。',
  'article.abstract.checklist': '发布前逐项核对{subject}：键盘能否到达、文字是否清楚、慢网络下是否可用。',
  'goods.water': '矿泉水 550 毫升',
  'goods.tea': '凉茶 300 毫升',
  'goods.crisps': '薯片',
  'goods.lamp': '台灯',
  'refund.courier': '示例快递',
  'order.product': '示例服务套餐',
};
