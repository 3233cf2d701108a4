/** Requests of the legacy template's lists and profiles. */
import * as v from 'valibot';
import { RULE_BATCH_MAX } from '../../constants';
import { isOwnerId, isTopicList } from '../../validation/articles';
import { checkRuleDescription, checkRuleName, ruleSortFields, ruleStatuses } from '../../validation/rules';
import { orderAction, type templateListsEndpoints } from '../templateLists';
import { id, keyword, pageQuery, text, version } from './fields';
import type { RequestsFor } from './request';
import { passing } from './templateFields';

/** In UTF-16 units. */
const FILTER_UNITS = 200;

const ruleFields = { name: passing(checkRuleName), description: passing(checkRuleDescription) };
const ruleBody = v.object(ruleFields);
export type RuleBody = v.InferOutput<typeof ruleBody>;

export const templateListsRequests = {
  rules: {
    summary: 'Lists the rules, the newest first unless ordered.',
    query: v.object({
      ...pageQuery(...ruleSortFields),
      /** In name or description, whatever the case. */
      keyword,
      status: v.optional(v.picklist(ruleStatuses)),
    }),
  },
  rule: { summary: 'Reads a rule.' },
  addRule: { summary: 'Adds a rule. It is off.', body: ruleBody },
  changeRule: {
    summary: 'Changes a rule.',
    body: v.object({ ...ruleFields, version }),
    refusals: ['CHANGED_MEANWHILE'],
  },
  deleteRule: { summary: 'Deletes a rule.' },
  deleteRules: {
    summary: 'Deletes several rules. Ids of no rule do not stop the others.',
    body: v.object({ ids: v.pipe(v.array(id), v.maxLength(RULE_BATCH_MAX), v.nonEmpty()) }),
  },
  articles: {
    summary: 'Lists the articles, the newest first.',
    query: v.object({
      ...pageQuery(),
      /** In title or abstract, whatever the case. */
      keyword,
      /** Separated by commas; an article of one of them matches. */
      topics: v.optional(v.pipe(text(FILTER_UNITS), v.check(isTopicList))),
      /** An owner's id, or `me`. */
      owner: v.optional(v.pipe(text(FILTER_UNITS), v.check(isOwnerId))),
    }),
  },
  articleOwners: { summary: 'Lists the owners of articles.' },
  refund: { summary: 'Reads a refund request.' },
  order: { summary: 'Reads an order.' },
  moveOrder: {
    // After the step FINANCE the order is approved.
    summary: 'Approves the current step of an order, or rejects the order.',
    body: v.object({ action: orderAction, version }),
    refusals: ['CHANGED_MEANWHILE'],
  },
} satisfies RequestsFor<typeof templateListsEndpoints>;
