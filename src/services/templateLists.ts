/** Rules, articles and records of the legacy template's lists and profiles. */

import type { Body, OrderAction, Query, RuleBody } from '@/contract';
import { templateListsEndpoints } from '@/contract/templateLists';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(templateListsEndpoints);

/** Lists one page of the user's rules. */
export const listRules = (query: Query<'rules'>) => call('rules', { query });

/** Resolves with the current state of a rule. */
export const getRule = (id: string) => call('rule', { params: { id } });

/** Adds a rule, which is off at first. */
export const addRule = (body: RuleBody) => call('addRule', { body });

/** Changes a rule, unless it has changed since its version was read; the form shows that error. */
export const changeRule = (id: string, body: Body<'changeRule'>) =>
  call('changeRule', { params: { id }, body, silentFor: ['CHANGED_MEANWHILE'] });

/** Deletes a rule. Shows no notice; the page shows the error. */
export const deleteRule = (id: string) => call('deleteRule', { params: { id }, body: {}, quiet: true });

/** Deletes at most RULE_BATCH_MAX rules. Resolves with those that existed. */
export const deleteRules = (ids: string[]) => call('deleteRules', { body: { ids } });

/** Lists one page of articles. */
export const listArticles = (query: Query<'articles'>) => call('articles', { query });

/** Lists the owners of articles. A failure shows no notice, because the list works without them. */
export const listArticleOwners = () => call('articleOwners', { quiet: true });

/** Resolves with a refund request; throws a 404 for an unknown id. */
export const getRefund = (id: string) => call('refund', { params: { id } });

/** Resolves with an order; throws a 404 for an unknown id. */
export const getOrder = (id: string) => call('order', { params: { id } });

/** Approves or rejects an order, unless it has changed since its version was read; the page shows that error. */
export const moveOrder = (id: string, action: OrderAction, version: string) =>
  call('moveOrder', { params: { id }, body: { action, version }, silentFor: ['CHANGED_MEANWHILE'] });
