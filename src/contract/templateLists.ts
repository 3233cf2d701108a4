/** Contract: Rules, articles and records of the legacy template: its lists and profiles. */

import type { ArticleTopic } from '../validation/articles';
import type { RuleStatus } from '../validation/rules';
import type { Instant, Page, PageQuery } from './envelope';

export type { ArticleTopic } from '../validation/articles';
export type { RuleStatus } from '../validation/rules';

export interface RuleBody {
  name: string;
  description: string;
}

export interface Rule extends RuleBody {
  id: string;
  version: string;
  /** How often it was called. */
  calls: number;
  status: RuleStatus;
  /** When it ran by schedule last; null before the first time. */
  scheduledAt: Instant | null;
}

interface RuleFilter {
  /** In name or description, whatever the case. */
  keyword?: string;
  status?: RuleStatus;
}

/** What became of a batch: the ids that were deleted, and those that named no rule any more. */
export interface DeletedRules {
  deleted: string[];
  missing: string[];
}

export interface ArticleOwner {
  id: string;
  name: string;
}

export interface Article {
  id: string;
  title: string;
  abstract: string;
  topics: ArticleTopic[];
  owner: ArticleOwner;
  publishedAt: Instant;
  stars: number;
  likes: number;
  comments: number;
}

interface ArticleFilter {
  /** In title or abstract, whatever the case. */
  keyword?: string;
  /** Separated by commas; an article of one of them matches. */
  topics?: string;
  /** An owner's id, or `me`. */
  owner?: string;
}

/** An amount in hundredths of the currency, a whole number. */
export interface Money {
  hundredths: number;
  /** ISO 4217. */
  currency: string;
}

export type RefundState = 'REQUESTED' | 'COLLECTED' | 'REFUNDED';
export type RefundStep = 'REQUEST' | 'ACCEPT' | 'PACK' | 'COLLECT' | 'REFUND';

export interface RefundItem {
  id: string;
  name: string;
  barcode: string;
  price: Money;
  quantity: number;
}

export interface RefundProgress {
  id: string;
  step: RefundStep;
  done: boolean;
  at: Instant;
  /** Number of the clerk. */
  clerk: string;
  /** How long it took; null while it goes on. */
  minutes: number | null;
}

/** Personal data is masked. */
export interface Refund {
  id: string;
  number: string;
  state: RefundState;
  order: string;
  requestedAt: Instant;
  customer: { name: string; mobile: string; courier: string; address: string; note: string };
  items: RefundItem[];
  /** Oldest first. */
  progress: RefundProgress[];
}

export type OrderStep = 'CREATE' | 'DEPARTMENT' | 'FINANCE' | 'FINISH';
export type OrderState = 'PENDING' | 'APPROVED' | 'REJECTED';
export type OrderAction = 'approve' | 'reject';
export type OrderLogKind = 'approval' | 'change' | 'system';
export type OrderLogAct =
  | 'CREATE'
  | 'APPROVE'
  | 'REJECT'
  | 'CHANGE_AMOUNT'
  | 'CHANGE_PERIOD'
  | 'ARCHIVE'
  | 'NOTIFY';

export interface OrderStepState {
  step: OrderStep;
  /** Who did it, masked; null while nobody has. */
  by: string | null;
  /** When it was done; of the one that waits, since when; null ahead. */
  at: Instant | null;
  done: boolean;
}

export interface OrderLog {
  id: string;
  kind: OrderLogKind;
  act: OrderLogAct;
  by: string;
  success: boolean;
  at: Instant;
}

/** Personal data is masked. */
export interface Order {
  id: string;
  version: string;
  number: string;
  state: OrderState;
  amount: Money;
  product: string;
  contract: string;
  createdBy: string;
  createdAt: Instant;
  /** First and last day, YYYY-MM-DD. */
  from: string;
  to: string;
  customer: { name: string; mobile: string; idNo: string; address: string };
  lines: RefundItem[];
  steps: OrderStepState[];
  /** Newest first. */
  logs: OrderLog[];
  /** What the reader may do now. */
  actions: OrderAction[];
}

type Id = { id: string };

export interface TemplateListsContract {
  /** `sort`: calls, scheduledAt; the newest first unless told. */
  rules: { query: PageQuery & RuleFilter; data: Page<Rule> };
  rule: { params: Id; data: Rule };
  addRule: { body: RuleBody; data: Rule };
  changeRule: { params: Id; body: RuleBody & { version: string }; data: Rule };
  deleteRule: { params: Id; body: Record<string, never>; data: null };
  deleteRules: { body: { ids: string[] }; data: DeletedRules };
  /** The newest first. */
  articles: { query: PageQuery & ArticleFilter; data: Page<Article> };
  articleOwners: { data: ArticleOwner[] };
  refund: { params: Id; data: Refund };
  order: { params: Id; data: Order };
  moveOrder: { params: Id; body: { action: OrderAction; version: string }; data: Order };
}
