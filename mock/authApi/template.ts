/** The legacy template: cards, dashboards, forms and lists. */
import { createHandlers } from '../_domain/http/handlers';
import { getAnalysis } from '../_domain/template/analysis';
import { listArticleOwners, listArticles } from '../_domain/template/articles';
import { listProducts, subscribeProduct } from '../_domain/template/cards';
import { createGoal, getGoal, listColleagues } from '../_domain/template/goals';
import { getMonitor } from '../_domain/template/monitor';
import { getOrder, moveOrder } from '../_domain/template/orders';
import { getRefund } from '../_domain/template/refunds';
import { addRule, changeRule, deleteRule, deleteRules, getRule, listRules } from '../_domain/template/rules';
import { getSubmittedProject, submitProject } from '../_domain/template/submittedProjects';
import { listPayAccounts, makeTransfer } from '../_domain/template/transfers';
import { getWorkplace } from '../_domain/template/workplace';

export default createHandlers({
  products: listProducts,
  subscribeProduct,
  templateAnalysis: (ctx) => getAnalysis(ctx, ctx.query),
  templateMonitor: getMonitor,
  templateWorkplace: getWorkplace,
  colleagues: listColleagues,
  createGoal,
  goal: getGoal,
  payAccounts: listPayAccounts,
  transfer: makeTransfer,
  submitProject,
  submittedProject: getSubmittedProject,
  rules: listRules,
  rule: getRule,
  addRule,
  changeRule,
  deleteRule,
  deleteRules,
  articles: listArticles,
  articleOwners: listArticleOwners,
  refund: getRefund,
  order: getOrder,
  moveOrder,
});
