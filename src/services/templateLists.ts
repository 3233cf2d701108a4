/** Rules, articles and records of the legacy template's lists and profiles. */

import type { Body, Data, OrderAction, Query, RuleBody } from '@/contract';
import { templateListsEndpoints } from '@/contract/templateLists';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(templateListsEndpoints);

/** A page of the person's rules. */
export const listRules = (query: Query<'rules'>): Promise<Data<'rules'>> => call('rules', { query });

/** One rule as it stands now. */
export const getRule = (id: string): Promise<Data<'rule'>> => call('rule', { params: { id } });

/** Adds a rule; it is off at first. */
export const addRule = (body: RuleBody): Promise<Data<'addRule'>> => call('addRule', { body });

/** Changes a rule, unless it has changed since its version was read: that the form says itself. */
export const changeRule = (id: string, body: Body<'changeRule'>): Promise<Data<'changeRule'>> =>
  call('changeRule', { params: { id }, body, silentFor: ['CHANGED_MEANWHILE'] });

/** Deletes a rule. The page says itself what went wrong. */
export const deleteRule = (id: string): Promise<Data<'deleteRule'>> =>
  call('deleteRule', { params: { id }, body: {}, quiet: true });

/** Deletes several, at most RULE_BATCH_MAX; answers which were there. */
export const deleteRules = (ids: string[]): Promise<Data<'deleteRules'>> =>
  call('deleteRules', { body: { ids } });

/** A page of articles. */
export const listArticles = (query: Query<'articles'>): Promise<Data<'articles'>> =>
  call('articles', { query });

/** The owners of articles. A failure shows no notice, because the list works without them. */
export const listArticleOwners = (): Promise<Data<'articleOwners'>> => call('articleOwners', { quiet: true });

/** A refund request; throws a 404 for an unknown id. */
export const getRefund = (id: string): Promise<Data<'refund'>> => call('refund', { params: { id } });

/** An order; throws a 404 for an unknown id. */
export const getOrder = (id: string): Promise<Data<'order'>> => call('order', { params: { id } });

/** Approves or rejects an order, unless it has moved on since its version was read: that the page says itself. */
export const moveOrder = (id: string, action: OrderAction, version: string): Promise<Data<'moveOrder'>> =>
  call('moveOrder', { params: { id }, body: { action, version }, silentFor: ['CHANGED_MEANWHILE'] });
