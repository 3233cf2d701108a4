/** Products of the legacy template: its card list. */
import type { Data, Query } from '@/contract';
import { templateCardsEndpoints } from '@/contract/templateCards';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(templateCardsEndpoints);

/** Lists one page of products. */
export const listProducts = (query: Query<'products'>): Promise<Data<'products'>> =>
  call('products', { query });

/**
 * Subscribes the user to a product or cancels it. Resolves with the product. Shows no notice; the page shows the error.
 */
export const subscribeProduct = (id: string, subscribed: boolean): Promise<Data<'subscribeProduct'>> =>
  call('subscribeProduct', { params: { id }, body: { subscribed }, quiet: true });
