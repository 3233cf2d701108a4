/** Rules, articles and records of the legacy template's lists and profiles. */
import { createHandlers } from '../_domain/http/handlers';
import { listArticleOwners, listArticles } from '../_domain/template/articles';
import { getOrder, moveOrder } from '../_domain/template/orders';
import { getRefund } from '../_domain/template/refunds';
import { addRule, changeRule, deleteRule, deleteRules, getRule, listRules } from '../_domain/template/rules';

export default createHandlers({
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
