/** Requests of the legacy template's card list. */
import * as v from 'valibot';
import type { templateCardsEndpoints } from '../templateCards';
import { pageQuery } from './fields';
import type { RequestsFor } from './request';

export const templateCardsRequests = {
  products: { summary: 'Lists the products.', query: v.object(pageQuery()) },
  subscribeProduct: {
    summary: 'Subscribes the reader to a product, or ends the subscription.',
    /** The requested state, so that repeating the request changes nothing. */
    body: v.object({ subscribed: v.boolean() }),
  },
} satisfies RequestsFor<typeof templateCardsEndpoints>;
