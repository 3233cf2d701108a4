/** Rules of the legacy template's table list: their statuses, and what a person may write about them. */
import type { RuleStatus } from '@/contract';
import { RULE_DESCRIPTION_MAX, RULE_NAME_MAX } from '../constants';
import { isWellFormed } from './text';

/** In the order in which they are offered. */
export const ruleStatuses: readonly RuleStatus[] = ['OFF', 'RUNNING', 'ONLINE', 'ABNORMAL'];

export const isRuleStatus = (value: unknown): value is RuleStatus =>
  ruleStatuses.some((status) => status === value);

/** What a list of rules can be ordered by. */
export const ruleSortFields = ['calls', 'scheduledAt'] as const;

/** Nothing that a reader would see: blanks, and characters without a shape. */
const BLANK = /^[\s\p{Cf}\p{DI}]*$/u;

export type RuleProblem = 'required' | 'long' | 'text';

/** Lengths count characters without the blanks around them. */
function checkText(text: string, max: number): RuleProblem | null {
  if (BLANK.test(text)) return 'required';
  if ([...text.trim()].length > max) return 'long';
  return isWellFormed(text) ? null : 'text';
}

/** What is wrong with the name of a rule. */
export const checkRuleName = (name: string): RuleProblem | null => checkText(name, RULE_NAME_MAX);

/** What is wrong with the description of a rule. */
export const checkRuleDescription = (description: string): RuleProblem | null =>
  checkText(description, RULE_DESCRIPTION_MAX);
