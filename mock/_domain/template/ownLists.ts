/** Sample rules and a sample order for each account, created at its first request. */
import { DAY, HOUR } from '../../../src/constants';
import { ruleStatuses } from '../../../src/validation/rules';
import { maskName } from '../lib/masking';
import { now } from '../store/clock';
import type { Account } from '../store/records/account';
import type { OrderRecord, RuleRecord, TemplateLists } from '../store/records/template';
import { getPortal } from '../store/state';

const RULES = 46;
const CALLS_MAX = 1_000;
/** Has no common divisor with CALLS_MAX, so that no two rules have the same number of calls. */
const CALLS_STEP = 137;
const NUMBER_WIDTH = 3;

const creator = maskName('测试乙');

const createRules = (at: number): RuleRecord[] =>
  Array.from({ length: RULES }, (_, index) => {
    const number = index + 1;
    return {
      id: `rule-${number}`,
      name: `TASK-${String(number).padStart(NUMBER_WIDTH, '0')}`,
      description: null,
      number,
      calls: (number * CALLS_STEP) % CALLS_MAX,
      status: ruleStatuses[index % ruleStatuses.length] ?? 'OFF',
      scheduledAt: at - (RULES - index) * HOUR,
    };
  });

const createOrder = (at: number): OrderRecord => {
  const createdAt = at - 2 * DAY;
  return {
    state: 'PENDING',
    createdAt,
    done: [{ step: 'CREATE', by: creator, at: createdAt }],
    logs: [
      { id: 'log-1', kind: 'approval', act: 'CREATE', by: creator, success: true, at: createdAt },
      { id: 'log-2', kind: 'system', act: 'NOTIFY', by: 'portal', success: false, at: createdAt + HOUR },
      { id: 'log-3', kind: 'system', act: 'NOTIFY', by: 'portal', success: true, at: createdAt + 2 * HOUR },
      { id: 'log-4', kind: 'change', act: 'CHANGE_AMOUNT', by: creator, success: true, at: at - DAY },
      { id: 'log-5', kind: 'change', act: 'CHANGE_PERIOD', by: creator, success: false, at: at - DAY / 2 },
    ],
  };
};

/** Returns the rules and the order of an account. Creates them at the first call. */
export function getOwnLists({ id }: Pick<Account, 'id'>): TemplateLists {
  const { templateLists } = getPortal();
  const own = templateLists.get(id) ?? { rules: createRules(now()), order: createOrder(now()) };
  templateLists.set(id, own);
  return own;
}
