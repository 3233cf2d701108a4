/** Rules, articles and records of the legacy template: its lists and profiles. */
import * as v from 'valibot';
import type { ArticleTopic } from '../validation/articles';
import { ruleStatuses } from '../validation/rules';
import { type EndpointRows, nothing, openEnum, personal } from './endpoint';
import { page } from './shared';

const rule = v.object({
  id: v.string(),
  version: v.string(),
  name: v.string(),
  description: v.string(),
  /** Number of calls. */
  calls: v.number(),
  status: v.picklist(ruleStatuses),
  /** Time of the last scheduled run; null before the first one. */
  scheduledAt: v.nullable(v.string()),
});

/** Result of a batch: the ids of deleted rules, and of rules that no longer existed. */
const deletedRules = v.object({ deleted: v.array(v.string()), missing: v.array(v.string()) });

const owner = v.object({ id: v.string(), name: v.string() });

const article = v.object({
  id: v.string(),
  title: v.string(),
  abstract: v.string(),
  topics: v.array(openEnum<ArticleTopic>()),
  owner,
  publishedAt: v.string(),
  stars: v.number(),
  likes: v.number(),
  comments: v.number(),
});

/** An amount in hundredths of the currency, a whole number. The currency is of ISO 4217. */
const money = v.object({ hundredths: v.pipe(v.number(), v.integer()), currency: v.string() });

const item = v.object({
  id: v.string(),
  name: v.string(),
  barcode: v.string(),
  price: money,
  quantity: v.number(),
});

type RefundState = 'REQUESTED' | 'COLLECTED' | 'REFUNDED';
export type RefundStep = 'REQUEST' | 'ACCEPT' | 'PACK' | 'COLLECT' | 'REFUND';

const progress = v.object({
  id: v.string(),
  step: openEnum<RefundStep>(),
  done: v.boolean(),
  at: v.string(),
  /** Number of the clerk. */
  clerk: v.string(),
  /** The duration; null while it is running. */
  minutes: v.nullable(v.number()),
});

const refund = v.object({
  id: v.string(),
  number: v.string(),
  state: openEnum<RefundState>(),
  order: v.string(),
  requestedAt: v.string(),
  customer: v.object({
    name: personal(),
    mobile: personal(),
    courier: v.string(),
    address: personal(),
    note: v.string(),
  }),
  items: v.array(item),
  /** Oldest first. */
  progress: v.array(progress),
});

const orderState = v.picklist(['PENDING', 'APPROVED', 'REJECTED']);
const orderStep = v.picklist(['CREATE', 'DEPARTMENT', 'FINANCE', 'FINISH']);
export const orderAction = v.picklist(['approve', 'reject']);
const orderLogKind = v.picklist(['approval', 'change', 'system']);
export type OrderLogAct =
  | 'CREATE'
  | 'APPROVE'
  | 'REJECT'
  | 'CHANGE_AMOUNT'
  | 'CHANGE_PERIOD'
  | 'ARCHIVE'
  | 'NOTIFY';

const orderStepState = v.object({
  step: orderStep,
  /** Name of the person who did it; null until then. */
  by: v.nullable(personal()),
  /** Completion time; for the current step, the time since when it waits; null for future steps. */
  at: v.nullable(v.string()),
  done: v.boolean(),
});

const orderLog = v.object({
  id: v.string(),
  kind: orderLogKind,
  act: openEnum<OrderLogAct>(),
  by: v.string(),
  success: v.boolean(),
  at: v.string(),
});

const order = v.object({
  id: v.string(),
  version: v.string(),
  number: v.string(),
  state: orderState,
  amount: money,
  product: v.string(),
  contract: v.string(),
  createdBy: v.string(),
  createdAt: v.string(),
  /** First and last day, YYYY-MM-DD. */
  from: v.string(),
  to: v.string(),
  customer: v.object({ name: personal(), mobile: personal(), idNo: personal(), address: personal() }),
  lines: v.array(item),
  steps: v.array(orderStepState),
  /** Newest first. */
  logs: v.array(orderLog),
  /** The actions that are available to the user now. */
  actions: v.array(orderAction),
});

export type { ArticleTopic } from '../validation/articles';
export type { RuleStatus } from '../validation/rules';
export type Rule = v.InferOutput<typeof rule>;
export type DeletedRules = v.InferOutput<typeof deletedRules>;
export type ArticleOwner = v.InferOutput<typeof owner>;
export type Article = v.InferOutput<typeof article>;
export type Money = v.InferOutput<typeof money>;
export type RefundItem = v.InferOutput<typeof item>;
export type RefundProgress = v.InferOutput<typeof progress>;
export type Refund = v.InferOutput<typeof refund>;
export type OrderState = v.InferOutput<typeof orderState>;
export type OrderStep = v.InferOutput<typeof orderStep>;
export type OrderAction = v.InferOutput<typeof orderAction>;
export type OrderLogKind = v.InferOutput<typeof orderLogKind>;
export type OrderStepState = v.InferOutput<typeof orderStepState>;
export type OrderLog = v.InferOutput<typeof orderLog>;
export type Order = v.InferOutput<typeof order>;

export const templateListsEndpoints = {
  rules: { call: 'GET /authApi/template/v1/rules', data: page(rule) },
  rule: { call: 'GET /authApi/template/v1/rules/:id', data: rule },
  addRule: { call: 'POST /authApi/template/v1/rules', data: rule },
  changeRule: { call: 'PUT /authApi/template/v1/rules/:id', data: rule },
  deleteRule: { call: 'DELETE /authApi/template/v1/rules/:id', data: nothing },
  deleteRules: { call: 'DELETE /authApi/template/v1/rules', data: deletedRules },
  articles: { call: 'GET /authApi/template/v1/articles', data: page(article) },
  articleOwners: { call: 'GET /authApi/template/v1/articleOwners', data: v.array(owner) },
  refund: { call: 'GET /authApi/template/v1/refunds/:id', data: refund },
  order: { call: 'GET /authApi/template/v1/orders/:id', data: order },
  moveOrder: { call: 'PATCH /authApi/template/v1/orders/:id', data: order },
} satisfies EndpointRows;
