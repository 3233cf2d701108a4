/** Products of the legacy template: its card list. */
import * as v from 'valibot';
import type { EndpointRows } from './endpoint';
import { page } from './shared';

const product = v.object({
  id: v.string(),
  title: v.string(),
  /** The purpose of the product, in one or two sentences. */
  text: v.string(),
  /** Account name of its maintainer. */
  owner: v.string(),
  /** Number of subscribers, including the user. */
  subscribers: v.number(),
  /** Whether the user has subscribed to it. */
  subscribed: v.boolean(),
});

export type TemplateProduct = v.InferOutput<typeof product>;

export const templateCardsEndpoints = {
  products: { call: 'GET /authApi/template/v1/products', data: page(product) },
  subscribeProduct: { call: 'PUT /authApi/template/v1/products/:id/subscription', data: product },
} satisfies EndpointRows;
