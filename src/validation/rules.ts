/** Rules of the legacy template's table list: their statuses, and what a person may write about them. */
import { RULE_DESCRIPTION_MAX, RULE_NAME_MAX } from '../constants';
import { checkText, type Finding } from './templateForms';

/** In the order in which they are offered. */
export const ruleStatuses = ['OFF', 'RUNNING', 'ONLINE', 'ABNORMAL'] as const;
/** How a rule stands: off, at work, ready for calls, or failing. */
export type RuleStatus = (typeof ruleStatuses)[number];

export const isRuleStatus = (value: unknown): value is RuleStatus =>
  ruleStatuses.some((status) => status === value);

/** What a list of rules can be ordered by. */
export const ruleSortFields = ['calls', 'scheduledAt'] as const;

/** What is wrong with the name of a rule. */
export const checkRuleName = (name: string): Finding =>
  checkText(name, RULE_NAME_MAX, 'template.rules.name.required');

/** What is wrong with the description of a rule. */
export const checkRuleDescription = (description: string): Finding =>
  checkText(description, RULE_DESCRIPTION_MAX, 'template.rules.description.required');
