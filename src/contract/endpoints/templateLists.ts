/** Rules, articles and records of the legacy template: its lists and profiles. */
import * as v from 'valibot';
import type { ArticleTopic, OrderLogAct, RefundState, RefundStep } from '..';
import { nothing, wordOf } from '../endpoint';
import { page } from '../shared';
import type { SomeEndpoints } from './rows';

const rule = v.object({
  id: v.string(),
  version: v.string(),
  name: v.string(),
  description: v.string(),
  calls: v.number(),
  status: v.picklist(['OFF', 'RUNNING', 'ONLINE', 'ABNORMAL']),
  scheduledAt: v.nullable(v.string()),
});

const owner = v.object({ id: v.string(), name: v.string() });

const article = v.object({
  id: v.string(),
  title: v.string(),
  abstract: v.string(),
  topics: v.array(wordOf<ArticleTopic>()),
  owner,
  publishedAt: v.string(),
  stars: v.number(),
  likes: v.number(),
  comments: v.number(),
});

const money = v.object({ hundredths: v.pipe(v.number(), v.integer()), currency: v.string() });

const item = v.object({
  id: v.string(),
  name: v.string(),
  barcode: v.string(),
  price: money,
  quantity: v.number(),
});

const refund = v.object({
  id: v.string(),
  number: v.string(),
  state: wordOf<RefundState>(),
  order: v.string(),
  requestedAt: v.string(),
  customer: v.object({
    name: v.string(),
    mobile: v.string(),
    courier: v.string(),
    address: v.string(),
    note: v.string(),
  }),
  items: v.array(item),
  progress: v.array(
    v.object({
      id: v.string(),
      step: wordOf<RefundStep>(),
      done: v.boolean(),
      at: v.string(),
      clerk: v.string(),
      minutes: v.nullable(v.number()),
    }),
  ),
});

const order = v.object({
  id: v.string(),
  version: v.string(),
  number: v.string(),
  state: v.picklist(['PENDING', 'APPROVED', 'REJECTED']),
  amount: money,
  product: v.string(),
  contract: v.string(),
  createdBy: v.string(),
  createdAt: v.string(),
  from: v.string(),
  to: v.string(),
  customer: v.object({ name: v.string(), mobile: v.string(), idNo: v.string(), address: v.string() }),
  lines: v.array(item),
  steps: v.array(
    v.object({
      step: v.picklist(['CREATE', 'DEPARTMENT', 'FINANCE', 'FINISH']),
      by: v.nullable(v.string()),
      at: v.nullable(v.string()),
      done: v.boolean(),
    }),
  ),
  logs: v.array(
    v.object({
      id: v.string(),
      kind: v.picklist(['approval', 'change', 'system']),
      act: wordOf<OrderLogAct>(),
      by: v.string(),
      success: v.boolean(),
      at: v.string(),
    }),
  ),
  actions: v.array(v.picklist(['approve', 'reject'])),
});

export const templateListsEndpoints = {
  rules: { call: 'GET /authApi/template/v1/rules', data: page(rule) },
  rule: { call: 'GET /authApi/template/v1/rules/:id', data: rule },
  addRule: { call: 'POST /authApi/template/v1/rules', data: rule },
  changeRule: { call: 'PUT /authApi/template/v1/rules/:id', data: rule },
  deleteRule: { call: 'DELETE /authApi/template/v1/rules/:id', data: nothing },
  deleteRules: {
    call: 'DELETE /authApi/template/v1/rules',
    data: v.object({ deleted: v.array(v.string()), missing: v.array(v.string()) }),
  },
  articles: { call: 'GET /authApi/template/v1/articles', data: page(article) },
  articleOwners: { call: 'GET /authApi/template/v1/articleOwners', data: v.array(owner) },
  refund: { call: 'GET /authApi/template/v1/refunds/:id', data: refund },
  order: { call: 'GET /authApi/template/v1/orders/:id', data: order },
  moveOrder: { call: 'PATCH /authApi/template/v1/orders/:id', data: order },
} satisfies SomeEndpoints;
