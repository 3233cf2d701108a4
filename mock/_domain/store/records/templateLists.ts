/** Records of the legacy template's lists and profiles. */
import type { OrderLog, OrderState, OrderStep, RuleStatus } from '../../../../src/contract';

export interface RuleRecord {
  id: string;
  name: string;
  /** null for the default text for `number` in the reader's language. */
  description: string | null;
  number: number;
  calls: number;
  status: RuleStatus;
  scheduledAt: number | null;
}

type OrderLogRecord = Omit<OrderLog, 'at'> & { at: number };

export interface OrderRecord {
  state: OrderState;
  createdAt: number;
  /** The steps that are done, in their order. */
  done: { step: OrderStep; by: string; at: number }[];
  /** Oldest first. */
  logs: OrderLogRecord[];
}

/** The lists of one account. */
export interface TemplateLists {
  /** Oldest first. */
  rules: RuleRecord[];
  order: OrderRecord;
}
