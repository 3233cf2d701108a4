/** Records of the legacy template. */
import type {
  Colleague,
  GoalBody,
  OrderLog,
  OrderState,
  OrderStep,
  PayAccount,
  ProjectBody,
  ProjectResult,
  RuleStatus,
  TransferReceipt,
} from '../../../../src/contract';

export interface GoalRecord {
  id: string;
  accountId: string;
  number: string;
  /** When it was sent, in ms. */
  sentAt: number;
  body: GoalBody;
}

/** The stored data of the forms. */
export interface TemplateFormsState {
  colleagues: Colleague[];
  /** The same for all accounts; transfers of an account are subtracted from the balance. */
  payAccounts: PayAccount[];
  /** Oldest first, as the two lists after it. */
  goals: GoalRecord[];
  transfers: { accountId: string; receipt: TransferReceipt }[];
  projects: { accountId: string; body: ProjectBody; result: ProjectResult }[];
  /** The project that the result page shows by default. */
  sample: ProjectResult;
}

/** The topic of a product: title and text are stored as message keys. */
export type ProductTopic = 'archive' | 'calendar' | 'desk' | 'map' | 'poll' | 'stock';

/** A product of the card list. */
export interface ProductRecord {
  id: string;
  topic: ProductTopic;
  /** From 1; two products of one topic differ by it. */
  edition: number;
  owner: string;
  /** The ids of the accounts that are subscribed. */
  subscribers: string[];
}

/** A project of the fictional company. The texts `templateDashboard.project.<id>` have its name. */
type ProjectId = 'portal' | 'archive' | 'counter' | 'library';

export interface TemplateDashboardRecords {
  projects: { id: ProjectId; progress: number; updatedAt: number }[];
  /** Newest first. */
  activities: {
    id: string;
    /** Number of the colleague, which is part of the displayed name. */
    person: number;
    action: 'CREATED' | 'COMMENTED' | 'FINISHED';
    project: ProjectId;
    at: number;
  }[];
}

/** A rule of the table list. */
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

/** The order of the advanced profile. */
export interface OrderRecord {
  state: OrderState;
  createdAt: number;
  /** The steps that are done, in their order. */
  done: { step: OrderStep; by: string; at: number }[];
  /** Oldest first. */
  logs: OrderLogRecord[];
}

export interface TemplateLists {
  /** Oldest first. */
  rules: RuleRecord[];
  order: OrderRecord;
}
