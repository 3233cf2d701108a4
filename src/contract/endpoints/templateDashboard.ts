/** Figures of the legacy template: its dashboards. */
import type { SomeEndpoints } from './endpoint';

export const templateDashboardEndpoints = {} satisfies SomeEndpoints;
