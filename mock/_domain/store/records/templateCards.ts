/** A product of the legacy template's card list. */

/** The topic: title and text are stored as message keys. */
export type ProductTopic = 'archive' | 'calendar' | 'desk' | 'map' | 'poll' | 'stock';

export interface ProductRecord {
  id: string;
  topic: ProductTopic;
  /** From 1; two products of one topic differ by it. */
  edition: number;
  owner: string;
  /** The ids of the accounts that are subscribed. */
  subscribers: string[];
}
