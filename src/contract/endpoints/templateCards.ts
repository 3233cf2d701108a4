/** Products of the legacy template: its card list. */
import * as v from 'valibot';
import type { SomeEndpoints } from './endpoint';
import { page } from './shared';

const product = v.looseObject({
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
