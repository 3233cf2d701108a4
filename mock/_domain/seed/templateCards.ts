/** Fictitious products, which fill more than one page. */
import type { ProductRecord, ProductTopic } from '../store/records/templateCards';

const TOPICS: readonly ProductTopic[] = ['desk', 'poll', 'map', 'calendar', 'archive', 'stock'];
const OWNERS = ['Alder', 'Birch', 'Cedar', 'Dogwood'];
const EDITIONS = 2;

/** Creates two editions of each topic. The first product has a subscriber. */
export const createSeedTemplateCards = (): ProductRecord[] =>
  Array.from({ length: TOPICS.length * EDITIONS }, (_, index) => ({
    id: `product-${index + 1}`,
    topic: TOPICS[index % TOPICS.length] as ProductTopic,
    edition: Math.floor(index / TOPICS.length) + 1,
    owner: OWNERS[index % OWNERS.length] as string,
    subscribers: index === 0 ? ['u-boss'] : [],
  }));
