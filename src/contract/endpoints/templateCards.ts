/** Products of the legacy template: its card list. */
import * as v from 'valibot';
import { page } from '../shared';
import type { SomeEndpoints } from './rows';

const product = v.object({
  id: v.string(),
  title: v.string(),
  text: v.string(),
  owner: v.string(),
  subscribers: v.number(),
  subscribed: v.boolean(),
});

export const templateCardsEndpoints = {
  products: { call: 'GET /authApi/template/v1/products', data: page(product) },
  subscribeProduct: {
    call: 'PUT /authApi/template/v1/products/:id/subscription',
    data: product,
  },
} satisfies SomeEndpoints;
