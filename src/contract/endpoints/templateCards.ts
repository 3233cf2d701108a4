/** Products of the legacy template: its card list. */
import type { SomeEndpoints } from './endpoint';

export const templateCardsEndpoints = {} satisfies SomeEndpoints;
