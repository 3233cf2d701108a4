/** Products of the legacy template: its card list. */
import type { Data, Query } from '@/contract';
import { templateCardsEndpoints } from '@/contract/templateCards';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(templateCardsEndpoints);

/** A page of products. */
export const listProducts = (query: Query<'products'>): Promise<Data<'products'>> =>
  call('products', { query });

/** Subscribes the reader to a product, or ends it; answers the product. The page says itself what went wrong. */
export const subscribeProduct = (id: string, subscribed: boolean): Promise<Data<'subscribeProduct'>> =>
  call('subscribeProduct', { params: { id }, body: { subscribed }, quiet: true });
