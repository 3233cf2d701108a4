/** Rules, articles and records of the legacy template: its lists and profiles. */
import type { SomeEndpoints } from './endpoint';

export const templateListsEndpoints = {} satisfies SomeEndpoints;
