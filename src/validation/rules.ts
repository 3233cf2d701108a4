/** Rules of the legacy template's table list: their statuses, and checks of their texts. */
import { RULE_DESCRIPTION_MAX, RULE_NAME_MAX } from '../constants';
import { isOneOf } from './isOneOf';
import { checkText, type Finding } from './templateForms';

/** In display order. */
export const ruleStatuses = ['OFF', 'RUNNING', 'ONLINE', 'ABNORMAL'] as const;
/** The status of a rule: off, running, ready for calls, or failing. */
export type RuleStatus = (typeof ruleStatuses)[number];

export const isRuleStatus = isOneOf(ruleStatuses);

/** The fields by which rules can be sorted. */
export const ruleSortFields = ['calls', 'scheduledAt'] as const;

/** Checks the name of a rule. */
export const checkRuleName = (name: string): Finding =>
  checkText(name, RULE_NAME_MAX, 'template.rules.name.required');

/** Checks the description of a rule. */
export const checkRuleDescription = (description: string): Finding =>
  checkText(description, RULE_DESCRIPTION_MAX, 'template.rules.description.required');
