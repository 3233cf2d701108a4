/** Goals, transfers and projects of the legacy template: its forms and their results. */
import type { SomeEndpoints } from './endpoint';

export const templateFormsEndpoints = {} satisfies SomeEndpoints;
