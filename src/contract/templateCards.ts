/** Contract: Products of the legacy template: its card list. */
import type { Page, PageQuery } from './envelope';

export interface TemplateProduct {
  id: string;
  title: string;
  /** What it is good for, in a sentence or two. */
  text: string;
  /** Who looks after it, by the name they go by. */
  owner: string;
  /** How many people are subscribed to it, the reader among them. */
  subscribers: number;
  /** Whether the reader is. */
  subscribed: boolean;
}

export interface TemplateCardsContract {
  products: { query: Omit<PageQuery, 'sort'>; data: Page<TemplateProduct> };
  /** Says how it is to be, not "the other way round": sent twice, it is the same. */
  subscribeProduct: {
    params: { id: string };
    body: { subscribed: boolean };
    data: TemplateProduct;
  };
}
