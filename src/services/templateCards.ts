/** Products of the legacy template: its card list. */
import type { Query } from '@/contract';
import { templateCardsEndpoints } from '@/contract/templateCards';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(templateCardsEndpoints);

/** Lists one page of products. */
export const listProducts = (query: Query<'products'>) => call('products', { query });

/**
 * Subscribes the user to a product or cancels it. Resolves with the product. Shows no notice; the page shows the error.
 */
export const subscribeProduct = (id: string, subscribed: boolean) =>
  call('subscribeProduct', { params: { id }, body: { subscribed }, quiet: true });
